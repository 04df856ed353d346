import { formatInstant } from '@paco/domain/shared/days'
import { conhecidos, decorrido, type Medidas, pontoEm } from '@paco/domain/sistema/medidas'
import type { MEDIDAS } from '@paco/domain/sistema/series'
import { ChartCard } from '../ui/charts/chart-card.tsx'
import { Sparkline } from '../ui/charts/sparkline.tsx'

interface MedidaChartProps {
  medidas: Medidas
  descritor: (typeof MEDIDAS)[number]
}

/** One measure over a day: a sentence, a line, the same numbers as a table, the newest first. */
export function MedidaChart({ medidas, descritor }: MedidaChartProps) {
  const { serie, titulo, resumo, formato, atencao } = descritor
  const values = medidas.series[serie]
  const known = conhecidos(values)
  const isEmpty = known.length === 0
  const from = decorrido(values)
  const rows = values.flatMap((value, index) => {
    const em = pontoEm(medidas, index)
    return value === null ? [] : [{ key: em, cells: [formatInstant(em), formato(value)] }]
  })
  return (
    <ChartCard
      title={titulo}
      {...(isEmpty ? {} : { summary: resumo(known) })}
      isEmpty={isEmpty}
      empty="Nada foi medido ainda."
      table={{ columns: [{ label: 'Desde' }, { label: titulo, align: 'right' }], rows: rows.reverse() }}
    >
      <Sparkline
        name={`${titulo} nas últimas 24 horas. ${resumo(known)}`}
        values={values.slice(from)}
        limit={atencao}
        top={`máximo ${formato(Math.max(0, ...known))}`}
        ends={[from === 0 ? 'há 24 horas' : formatInstant(pontoEm(medidas, from)), 'agora']}
      />
    </ChartCard>
  )
}
