import { MESSAGES } from '@paco/domain/convenios/messages'
import type { ConveniosPainel } from '@paco/domain/convenios/painel'
import { formatDay } from '@paco/domain/shared/days'
import { PacoError } from '@paco/domain/shared/errors'
import { formatMoneyRounded } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import { FamiliaCards } from './familia-cards.tsx'
import { FamiliaNav } from './familia-nav.tsx'
import { byFamilia, countText, noBreak, partsOfSoma, somar } from './figures.ts'
import { conveniosPainelQuery } from './queries.ts'
import { PorAnoChart, PorFamiliaChart } from './valor-charts.tsx'
import { VencimentosBoard } from './vencimentos-board.tsx'

function leadOf(painel: ConveniosPainel): string {
  const figures = byFamilia(painel)
  const { quantidade } = somar(figures.map(({ soma }) => soma))
  const { repasse, contrapartida, financiamento } = partsOfSoma(figures)
  const money = (value: number) => noBreak(formatMoneyRounded(value))
  const loans = financiamento > 0 ? ` e ${money(financiamento)} financiados` : ''
  return `Dados de hoje, ${formatDay(painel.hoje)}: ${countText(quantidade)}, ${money(repasse)} de repasse, ${money(contrapartida)} de contrapartida${loans}.`
}

function Figures({ painel }: { painel: ConveniosPainel }) {
  const figures = byFamilia(painel)
  return (
    <div className={`${shared.stack} ${parts.measured}`}>
      <FamiliaCards figures={figures} />
      <VencimentosBoard lines={painel.vencimentos} today={painel.hoje} />
      <div className={parts.pair}>
        <PorFamiliaChart figures={figures} />
        <PorAnoChart figures={figures} />
      </div>
    </div>
  )
}

/** '/convenios': all families together, what they are worth and what runs out. */
export function ConveniosPainelSheet() {
  const { data: painel, error, refetch } = useQuery(conveniosPainelQuery)
  const retry = () => void refetch()
  return (
    <>
      <PageHeader title="Convênios" lead={painel ? leadOf(painel) : ''} />
      <FamiliaNav current="todas" />
      {error && painel ? <Problem error={error} onRetry={retry} /> : null}
      {painel ? (
        <Figures painel={painel} />
      ) : (
        <Card>
          {error ? (
            <ErrorState
              title={error instanceof PacoError ? MESSAGES.listFailed : MESSAGES.serverFailed}
              error={error}
              onRetry={retry}
            />
          ) : (
            <div className={parts.waiting} aria-busy>
              <Skeleton lines={6} label="Carregando os convênios…" />
            </div>
          )}
        </Card>
      )}
    </>
  )
}
