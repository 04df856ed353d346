import { canManageCidade } from '@paco/domain/cidade/policy'
import type { CriterioMedido, MedicaoConformidade } from '@paco/domain/conformidade/medidor'
import { type CodigoAusencia, isDeclaravel } from '@paco/domain/declaracoes/ausencias'
import { canDeclare } from '@paco/domain/declaracoes/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { DeclararDialog } from '../declaracoes/declarar-dialog.tsx'
import { useWithdraw } from '../declaracoes/use-withdraw.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import { CriterioItem } from './criterio-item.tsx'
import { linkTo } from './links.ts'
import { Passos } from './passos.tsx'
import { conformidadeQuery } from './queries.ts'
import { Resumo } from './resumo.tsx'
import { RetidosCard } from './retidos-card.tsx'

/** By dimension, in the order of the matrix. */
function dimensoesOf(criterios: readonly CriterioMedido[]): [string, CriterioMedido[]][] {
  const groups = new Map<string, CriterioMedido[]>()
  for (const criterio of criterios)
    groups.set(criterio.dimensao, [...(groups.get(criterio.dimensao) ?? []), criterio])
  return [...groups]
}

function Medicao({ medicao, who }: { medicao: MedicaoConformidade; who: SessionUser | null }) {
  const [declaring, setDeclaring] = useState<CodigoAusencia | null>(null)
  const withdraw = useWithdraw()
  const [declares, configura] = [canDeclare(who), canManageCidade(who)]
  const declareButton = (codigo: string, label: string) =>
    declares && isDeclaravel(codigo) ? (
      <Button variant="default" size="xs" onClick={() => setDeclaring(codigo)}>
        {label}
      </Button>
    ) : null
  const actionsOf = ({ codigo, declaravel, declaracao, registros, pagina, ligar }: CriterioMedido) => {
    if (ligar !== null) return configura ? <Link {...linkTo(ligar)}>Ligar o módulo</Link> : null
    if (!declares || !declaravel || registros > 0 || pagina === null) return null
    if (declaracao === null) return declareButton(codigo, 'Declarar que não há')
    return (
      <>
        {declaracao.feita_em < medicao.dia ? declareButton(codigo, 'Renovar a declaração') : null}
        <Button variant="subtle" size="xs" onClick={() => void withdraw.ask(declaracao)}>
          Retirar a declaração
        </Button>
      </>
    )
  }
  return (
    <>
      <Resumo medicao={medicao} />
      <div className={shared.stack}>
        <Passos
          passos={medicao.passos}
          configura={configura}
          declarar={(codigo) => declareButton(codigo, 'Declarar que não há')}
        />
        <RetidosCard />
        {dimensoesOf(medicao.criterios).map(([dimensao, criterios]) => (
          <Card key={dimensao} title={dimensao} long>
            <ul>
              {criterios.map((criterio) => (
                <CriterioItem key={criterio.codigo} criterio={criterio} actions={actionsOf(criterio)} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {declaring && <DeclararDialog codigo={declaring} onClose={() => setDeclaring(null)} />}
    </>
  )
}

/** '/conformidade': how far the city meets the transparency programme, and what to do next. */
export function ConformidadePage({ who }: { who: SessionUser | null }) {
  const { data: medicao, error, refetch } = useQuery(conformidadeQuery)
  return (
    <>
      <PageHeader
        title="Conformidade"
        lead={`Quanto a cidade atende do Programa Nacional de Transparência Pública (PNTP${medicao?.ciclo ? ` ${medicao.ciclo}` : ''}), medido pelos registros de hoje.`}
      />
      {medicao ? (
        <Medicao medicao={medicao} who={who} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={12} label="Medindo a conformidade…" />
      )}
    </>
  )
}
