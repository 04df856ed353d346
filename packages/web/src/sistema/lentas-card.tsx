import { formatInstant } from '@paco/domain/shared/days'
import { formatNumber } from '@paco/domain/shared/formats'
import { formatMs, type Lenta } from '@paco/domain/sistema/medidas'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './lentas-card.module.css'
import { lentasQuery } from './queries.ts'

const times = (count: number) => (count === 1 ? '1 vez' : `${formatNumber(count)} vezes`)

function Forma({ forma, texto, vezes, pior, rotas, ultima_em }: Lenta) {
  return (
    <li>
      <p>
        <b className={words.tabular}>{formatMs(pior)}</b> na pior, {times(vezes)}, por último em{' '}
        {formatInstant(ultima_em)}
      </p>
      <p className={`${shared.note} ${classes.routes}`}>
        {rotas.length === 0 ? 'Nenhuma chamada à espera' : `À espera: ${rotas.join(', ')}`} · forma {forma}
      </p>
      <code className={classes.text}>{texto}</code>
    </li>
  )
}

/** The statements that took longest in a day, by what they do. */
export function LentasCard() {
  const { data: lentas, error, refetch } = useQuery(lentasQuery)
  return (
    <Card
      title="Consultas demoradas"
      lead="As dez piores das últimas 24 horas, pela forma: os valores nunca aparecem."
    >
      {error && !lentas && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!lentas && !error && <Skeleton lines={4} label="Carregando as consultas…" />}
      {lentas?.formas.length === 0 && (
        <EmptyState
          title="Nenhuma consulta demorada"
          text={`Nenhuma levou ${formatMs(lentas.limite)} ou mais nas últimas 24 horas.`}
        />
      )}
      {lentas && lentas.formas.length > 0 && (
        <ol className={classes.list}>
          {lentas.formas.map((lenta) => (
            <Forma key={lenta.forma} {...lenta} />
          ))}
        </ol>
      )}
    </Card>
  )
}
