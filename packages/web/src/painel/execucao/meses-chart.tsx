import { type PainelExecucao, somar } from '@paco/domain/painel/execucao'
import { AMOUNT_LABELS, AMOUNTS } from '@paco/domain/painel/valores'
import { calendarMonth } from '@paco/domain/shared/meses'
import { formatMoney } from '@paco/domain/shared/money'
import { GroupedBars } from '../../ui/charts/grouped-bars.tsx'

/** What stands in the bars: a contract signed in one month would hide all the others. */
const SERIES = [
  { key: 'planejado', label: AMOUNT_LABELS.planejado, tone: 'idle' },
  { key: 'medido', label: AMOUNT_LABELS.medido, tone: 'run' },
  { key: 'pago', label: AMOUNT_LABELS.pago, tone: 'ok' },
] as const

/** 'Medidos R$ x, pagos R$ y; o mês que mais pagou foi out/2026, com R$ z.' */
function summaryOf(meses: PainelExecucao['por_mes']): string {
  const { medido, pago } = somar(meses)
  const [largest] = [...meses].sort((one, other) => other.pago - one.pago)
  if (!largest || pago === 0) return medido === 0 ? '' : `Medidos ${formatMoney(medido)}, nada pago.`
  return `Medidos ${formatMoney(medido)}, pagos ${formatMoney(pago)}; o mês que mais pagou foi ${calendarMonth(largest.mes)}, com ${formatMoney(largest.pago)}.`
}

/** The twelve months of the year, drawn, and as a table with what was contracted too. */
export function MesesChart({ title, meses }: { title: string; meses: PainelExecucao['por_mes'] }) {
  const sum = somar(meses)
  return (
    <GroupedBars
      title={title}
      summary={summaryOf(meses)}
      unit="R$"
      series={SERIES}
      groups={meses.map((linha) => ({
        label: calendarMonth(linha.mes),
        values: SERIES.map(({ key }) => linha[key]),
      }))}
      format={formatMoney}
      empty="Nada planejado, medido ou pago neste ano."
      note="O contratado está na tabela: um contrato inteiro no mês da assinatura esconderia os outros valores."
      table={{
        columns: [
          { label: 'Mês' },
          ...AMOUNTS.map((amount) => ({ label: AMOUNT_LABELS[amount], align: 'right' as const })),
        ],
        rows: meses.map((linha) => ({
          key: linha.mes,
          cells: [calendarMonth(linha.mes), ...AMOUNTS.map((amount) => formatMoney(linha[amount]))],
        })),
        foot: ['Total', ...AMOUNTS.map((amount) => formatMoney(sum[amount]))],
      }}
    />
  )
}
