import { type Escala, escalaIn, inteiro, MEDIDAS } from '@paco/domain/etapas/escala'
import { useLocation, useRouter } from '@tanstack/react-router'
import type { Period } from '../../ui/gantt/place.ts'
import type { Scale } from '../../ui/gantt/types.ts'

type Search = Readonly<Record<string, unknown>>

/** How a timeline is looked at, as its address says. */
export interface Vista {
  escala: Escala | null
  agrupada: boolean
}

const vistaIn = (search: Search): Vista => ({
  escala: escalaIn(search.zoom),
  agrupada: search.agrupar === 'secretaria',
})

/** Kept in the address beside the filter: a copied link shows the same. */
export function useVista(): Vista & { change: (vista: Partial<Vista>) => void } {
  const router = useRouter()
  const vista = vistaIn(useLocation({ select: ({ search }) => search }) as Search)
  const change = (part: Partial<Vista>) => {
    const { pathname, search: latest } = router.latestLocation as { pathname: string; search: Search }
    const { zoom: _, agrupar: __, ...others } = latest
    const { escala, agrupada } = { ...vistaIn(latest), ...part }
    const search = {
      ...others,
      ...(escala !== null && { zoom: escala }),
      ...(agrupada && { agrupar: 'secretaria' }),
    }
    void router.navigate({ to: pathname, search, resetScroll: false } as never)
  }
  return { ...vista, change }
}

type Scaled = Scale & { whole: (period: Period) => Period }

const scaled = (escala: Escala): Scaled => ({
  months: MEDIDAS[escala].meses,
  perDay: MEDIDAS[escala].porDia,
  whole: (period) => inteiro(period, escala),
})

/** The same object for each, so that the chart knows it by sight. */
const SCALES: Readonly<Record<Escala, Scaled>> = {
  ano: scaled('ano'),
  trimestre: scaled('trimestre'),
  mes: scaled('mes'),
}

export const scaleOf = (escala: Escala | null): Scaled | null => (escala === null ? null : SCALES[escala])
