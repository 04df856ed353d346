import { formatInstant } from '@paco/domain/shared/days'
import { MEDIDAS } from '@paco/domain/sistema/series'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { MedidaChart } from './medida-chart.tsx'
import classes from './medidas-section.module.css'
import { medidasQuery } from './queries.ts'

/** The last day of the instance that answers, a small chart for each measure. */
export function MedidasSection() {
  const { data: medidas, error, refetch } = useQuery(medidasQuery)
  if (error && !medidas) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!medidas) return <Skeleton lines={8} label="Carregando as medidas…" />
  return (
    <section aria-label="Últimas 24 horas">
      <p className={`${shared.note} ${words.below12}`}>
        Últimas 24 horas, a cada cinco minutos. As medidas ficam na memória e recomeçam quando o sistema
        reinicia: estas são desde {formatInstant(medidas.desde)}, da instância que respondeu.
      </p>
      <div className={classes.grid}>
        {MEDIDAS.map((descritor) => (
          <MedidaChart key={descritor.serie} medidas={medidas} descritor={descritor} />
        ))}
      </div>
    </section>
  )
}
