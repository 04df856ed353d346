import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { formatInstant } from '@paco/domain/shared/days'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { SecretariaChoice } from '../secretarias/choices.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { camposOf } from './campos.ts'
import { ColunasPasso } from './colunas/colunas-passo.tsx'
import { ConferirPasso } from './conferir/conferir-passo.tsx'
import type { Dono } from './dono.ts'
import { ImportarPasso } from './importar/importar-passo.tsx'
import { Parada } from './importar/parada.tsx'
import { feitosOf, isViva, passoOf, passosOf } from './passos.ts'
import { PassosNav } from './passos-nav.tsx'
import { PlanilhaPasso } from './planilha/planilha-passo.tsx'
import { ResultadoPasso } from './resultado/resultado-passo.tsx'
import { SituacaoImportacaoPill } from './situacao-pill.tsx'
import { useMudanca } from './use-mudanca.ts'

interface ImportacaoPageProps {
  importacao: ImportacaoInteira
  /** The step that the address names. */
  passo: unknown
  secretarias: readonly SecretariaChoice[]
  /** The record that all rows are parts of, where that was said. */
  dono: Dono | null
  /** Whoever reads this may release or end an import that was set aside. */
  manda: boolean
  back: ReactNode
}

/** Once it is written or taken back, everything else that is shown may be old. */
function useReadAnew(viva: boolean): void {
  const queryClient = useQueryClient()
  const was = useRef(viva)
  useEffect(() => {
    if (was.current && !viva) void queryClient.invalidateQueries()
    was.current = viva
  }, [viva, queryClient])
}

/** An import at one of its steps. */
export function ImportacaoPage({
  importacao,
  passo: asked,
  secretarias,
  dono,
  manda,
  back,
}: ImportacaoPageProps) {
  const { id, titulo, lista, situacao, arquivo_nome, criado_em, criado_por_nome } = importacao
  const passo = passoOf(importacao, asked)
  const mudanca = useMudanca(importacao)
  const descritor = descritorDaLista(lista)
  const campos = useMemo(
    () => (descritor ? camposOf(descritor, secretarias, dono) : []),
    [descritor, secretarias, dono],
  )
  useReadAnew(isViva(situacao))
  const step = { importacao, campos, mudanca }
  return (
    <>
      <PageHeader
        title={`Importação nº ${id}: ${titulo}`}
        badge={<SituacaoImportacaoPill situacao={situacao} />}
        lead={`${dono ? `Contrato ${dono.label} · ` : ''}${arquivo_nome ?? 'Edição em lote'} · enviada por ${criado_por_nome} em ${formatInstant(criado_em)}`}
        back={back}
      >
        <span role="status" className={`${shared.note} ${shared.line} ${words.gap8}`}>
          {mudanca.isPending ? (
            <>
              <Spinner size={14} /> Conferindo de novo…
            </>
          ) : null}
        </span>
      </PageHeader>
      <PassosNav
        id={id}
        current={passo}
        open={passosOf(importacao)}
        done={feitosOf({
          ...importacao,
          faltam: campos.some(({ key, obrigatorio }) => obrigatorio && !mudanca.mapa[key]),
        })}
      />
      {mudanca.error ? <Problem error={mudanca.error} onClose={mudanca.dismiss} /> : null}
      {situacao === 'parada' ? <Parada importacao={importacao} manda={manda} /> : null}
      {passo === 'planilha' ? <PlanilhaPasso {...step} /> : null}
      {passo === 'colunas' ? <ColunasPasso {...step} /> : null}
      {passo === 'conferir' ? <ConferirPasso {...step} /> : null}
      {passo === 'importar' && situacao !== 'parada' ? <ImportarPasso {...step} /> : null}
      {passo === 'resultado' ? <ResultadoPasso {...step} /> : null}
    </>
  )
}
