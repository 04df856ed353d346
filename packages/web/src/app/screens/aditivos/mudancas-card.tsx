import type { Exame } from '@paco/domain/aditivos/exame'
import type { Entrada } from '@paco/domain/auditoria/entrada'
import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import { formatDay } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQueries } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { MudancasLines } from '../../../auditoria/mudancas-lines.tsx'
import { historicoDesdeQuery } from '../../../auditoria/queries.ts'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Problem } from '../../../ui/states/problem.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import shared from '../../../ui/theme/shared.module.css'
import { useEntities } from '../../use-entities.ts'

const trailLink = (projeto_id: number, de: string | null) =>
  linkOptions({ to: PATHS.auditoria, search: { projeto_id, ...(de === null ? {} : { de }) } as never })

/** As many entries as one reads before deciding. */
const MOST = 25

/** Plans of payment, points on the map and the thread above: no amendment is judged by when they were written. */
const ASIDE: ReadonlySet<string> = new Set(['servicos', 'parcelas', 'coordenadas', 'aditivo_mensagens'])

/** What project and contract tell of one save is one entry; the newest first. */
function merged(entradas: readonly Entrada[]): Entrada[] {
  const byId = new Map<number, Entrada>()
  for (const entrada of entradas) {
    const before = byId.get(entrada.id)?.registros ?? []
    const own = entrada.registros.filter(({ entidade }) => !ASIDE.has(entidade))
    const registros = [...before, ...own.filter(({ id }) => !before.some((one) => one.id === id))]
    if (registros.length > 0) byId.set(entrada.id, { ...entrada, registros, linhas: registros.length })
  }
  return [...byId.values()].toSorted((one, other) => other.id - one.id)
}

interface MudancasCardProps extends Pick<Exame, 'projeto' | 'contrato'> {
  who: SessionUser | null
}

/** Who edited project and contract, and their parts, since the contract was signed. */
export function MudancasCard({ projeto, contrato, who }: MudancasCardProps) {
  const registry = useEntities()
  const de = contrato?.assinatura ?? null
  const found = useQueries({
    queries: [
      historicoDesdeQuery('projetos', String(projeto.id), de),
      ...(contrato === null ? [] : [historicoDesdeQuery('contratos', String(contrato.id), de)]),
    ],
  })
  const failed = found.find(({ isError }) => isError)
  const isReady = found.every(({ data }) => data !== undefined)
  const told = merged(found.flatMap(({ data = [] }) => data))
  const lines = told.slice(0, MOST)
  return (
    <Card
      title="Quem mudou o quê"
      lead={
        de === null
          ? 'No projeto, desde o cadastro.'
          : `No projeto e no contrato, desde a assinatura em ${formatDay(de)}.`
      }
      actions={
        canReadAuditoria(who) && (
          <ButtonLink
            {...trailLink(projeto.id, de)}
            variant="default"
            leftSection={<ScrollText size={16} aria-hidden />}
          >
            Ver na auditoria
          </ButtonLink>
        )
      }
      long
    >
      {failed ? (
        <Problem text="As mudanças não puderam ser carregadas." onRetry={() => void failed.refetch()} />
      ) : null}
      {!isReady && !failed ? <Skeleton lines={4} label="Carregando as mudanças…" /> : null}
      {isReady && lines.length === 0 ? <p className={shared.note}>Nenhuma mudança registrada.</p> : null}
      <MudancasLines entradas={lines} registry={registry} />
      {told.length > MOST ? <p className={shared.note}>As {MOST} mudanças mais recentes.</p> : null}
    </Card>
  )
}
