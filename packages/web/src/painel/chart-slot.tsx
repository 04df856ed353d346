import { type CSSProperties, lazy, Suspense } from 'react'
import type { BarChartProps } from '../ui/charts/bar-chart.tsx'
import parts from '../ui/data/parts.module.css'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import classes from './chart-slot.module.css'

/** The chart's code arrives after the figures: nobody waits for it to read them. */
const BarChart = lazy(async () => ({ default: (await import('../ui/charts/bar-chart.tsx')).BarChart }))

interface ChartSlotProps {
  title: string
  height: number
  /** Missing while the figures are on their way. */
  chart: Omit<BarChartProps, 'title' | 'height'> | undefined
}

/** Holds the chart's place, in its size and with its title, until the chart is there: nothing on the page moves. */
function Waiting({ title, height }: Omit<ChartSlotProps, 'chart'>) {
  return (
    <section className={`${shared.panel} ${parts.card} ${parts.measured}`} aria-busy>
      <h2>{title}</h2>
      <div className={classes.room} style={{ '--room': `${height}px` } as CSSProperties}>
        <Skeleton lines={1} label="Carregando o gráfico…" />
      </div>
    </section>
  )
}

export function ChartSlot({ title, height, chart }: ChartSlotProps) {
  const waiting = <Waiting title={title} height={height} />
  if (!chart) return waiting
  return (
    <Suspense fallback={waiting}>
      <BarChart {...chart} title={title} height={height} />
    </Suspense>
  )
}
