import { counted } from '@paco/domain/auditoria/fala'
import type { Plano } from '@paco/domain/pca/plano'
import { formatMoney } from '@paco/domain/shared/money'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { RowBars } from '../ui/charts/row-bars.tsx'
import { pcaListLink } from './links.ts'
import type { DoPlano } from './planos-nav.tsx'

/** Planned, what projects draw on it, and what was signed: each on the same scale. */
export function PlanoNumeros({ plano, dele }: { plano: Plano; dele: DoPlano }) {
  const { planejado, comprometido, contratado, aprovados } = plano
  const link = pcaListLink({ ...dele, situacao: 'aprovado' })
  const rows = [
    {
      key: 'planejado',
      label: 'Planejado',
      tone: 'idle',
      value: planejado,
      sobre: 'Itens aprovados do plano',
    },
    {
      key: 'comprometido',
      label: 'Comprometido',
      tone: 'bar',
      value: comprometido,
      sobre: 'Valor dos projetos vinculados',
    },
    {
      key: 'contratado',
      label: 'Contratado',
      tone: 'ok',
      value: contratado,
      sobre: 'Contratos dos projetos vinculados',
    },
  ] as const
  const title = 'Planejado, comprometido e contratado'
  return (
    <ChartCard
      title={title}
      summary={`${counted(aprovados, 'item aprovado')} ${aprovados === 1 ? 'soma' : 'somam'} ${formatMoney(planejado)}.`}
      table={{
        columns: [{ label: 'Valor' }, { label: 'R$', align: 'right' }],
        rows: rows.map(({ key, label, value }) => ({ key, link, cells: [label, formatMoney(value)] })),
      }}
    >
      <RowBars
        name={title}
        rows={rows.map(({ key, label, tone, value, sobre }) => ({
          key,
          label,
          text: formatMoney(value),
          link,
          segments: [{ key: 'valor', tone, value }],
          tip: { title: label, lines: [sobre, formatMoney(value)] },
        }))}
      />
    </ChartCard>
  )
}
