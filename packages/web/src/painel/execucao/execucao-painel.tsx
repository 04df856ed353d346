import { EXECUCAO_SOBRE, execucaoList, type PainelExecucao, somar } from '@paco/domain/painel/execucao'
import { execucaoCalls } from '@paco/domain/painel/execucao-contract'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { SecretariaChoice } from '../../secretarias/choices.ts'
import { Card } from '../../ui/card.tsx'
import parts from '../../ui/data/parts.module.css'
import { FileButton } from '../../ui/file/file-button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { ExportMenu } from '../../ui/list-screen/export-menu.tsx'
import { FilterControl } from '../../ui/list-screen/filter-control.tsx'
import { useExport } from '../../ui/list-screen/use-export.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ExecucaoFigures } from './execucao-figures.tsx'
import { type ExecucaoFilter, execucaoFilters, useExecucaoView, yearsOf } from './execucao-view.ts'
import { painelExecucaoQuery } from './queries.ts'

const nomeOf = ({ por_secretaria }: PainelExecucao, { id_secretaria }: ExecucaoFilter) =>
  por_secretaria.find((linha) => linha.id_secretaria === id_secretaria)?.secretaria

const NO_BREAK = '\u00a0'
const unbroken = (value: number) => formatMoney(value).replace(' ', NO_BREAK)

/** The answer in a sentence, also on paper, where the filters are not. */
function leadOf(painel: PainelExecucao, nome: string | undefined): string {
  const { medido, pago } = somar(painel.por_mes)
  const who = nome === undefined ? 'a Prefeitura' : nome
  return `Dados de hoje, ${formatDay(painel.hoje)}. Em ${painel.ano}, ${who} pagou ${unbroken(pago)}; foram medidos ${unbroken(medido)}.`
}

/** The server knows which year it is in the city hall; until it has answered, this machine's guess will do. */
const yearIn = (painel: PainelExecucao | undefined, { ano }: ExecucaoFilter) =>
  ano ?? painel?.ano ?? new Date().getFullYear()

/** '/execucao': planned, contracted, measured and paid, by department, year and month. */
export function ExecucaoPainel({ secretarias }: { secretarias: readonly SecretariaChoice[] }) {
  const { filter, set, clear } = useExecucaoView()
  const { data, error, refetch, isPlaceholderData } = useQuery(painelExecucaoQuery(filter))
  // Drawn in small steps, so that the page answers meanwhile.
  const painel = useDeferredValue(data)
  const ano = yearIn(painel, filter)
  const output = useExport(execucaoList, execucaoCalls.exportExecucao, { query: { ...filter } })
  const retry = () => void refetch()
  const nome = painel && nomeOf(painel, filter)
  const values: Record<string, string | undefined> = {
    ano: String(ano),
    id_secretaria: filter.id_secretaria?.toString(),
  }
  return (
    <>
      <PageHeader title={execucaoList.title} about={EXECUCAO_SOBRE} lead={painel ? leadOf(painel, nome) : ''}>
        <FileButton
          call={execucaoCalls.printExecucao}
          parts={{ query: { ano } }}
          file={`execucao-financeira-${ano}.pdf`}
          failure="Não foi possível gerar o PDF."
          label="Folha do ano em PDF"
        />
        <ExportMenu progress={output.progress} onExport={output.exportAs} onPrint={() => window.print()} />
      </PageHeader>
      <FilterBar chosen={Object.keys(filter).length} onClear={clear}>
        {execucaoFilters(secretarias, painel ? yearsOf(painel) : [ano]).map((choice) => (
          <FilterControl
            key={choice.key}
            filter={choice}
            labelled
            value={values[choice.key]}
            onChange={(value) => set(choice.key as keyof ExecucaoFilter, value)}
          />
        ))}
      </FilterBar>
      {output.problem ? <Problem text={output.problem} onClose={output.dismiss} /> : null}
      {error && painel ? <Problem error={error} onRetry={retry} /> : null}
      {painel ? (
        <div aria-busy={isPlaceholderData || painel !== data}>
          <ExecucaoFigures painel={painel} filter={filter} nome={nome} />
        </div>
      ) : (
        <Card>
          {error ? (
            <ErrorState
              title="Não foi possível carregar a execução financeira."
              error={error}
              onRetry={retry}
            />
          ) : (
            <div className={parts.waiting} aria-busy>
              <Skeleton lines={6} label="Carregando o painel…" />
            </div>
          )}
        </Card>
      )}
    </>
  )
}
