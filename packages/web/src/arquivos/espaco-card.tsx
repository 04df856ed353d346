import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { type Folga, folgaOf, type Uso, usoTexto } from '@paco/domain/arquivos/uso'
import { Card } from '../ui/card.tsx'
import { formatPercent } from '../ui/charts/numbers.ts'
import { ProgressBar } from '../ui/charts/progress-bar.tsx'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './espaco-card.module.css'

const TONES = { bem: 'blue', pouco: 'wait', fim: 'late' } as const satisfies Record<Folga, string>

/** Why it matters, and what to do about it. */
const CONSELHOS: Record<Exclude<Folga, 'bem'>, string> = {
  pouco: 'O espaço está acabando.',
  fim: 'O espaço está no fim: quando acabar, ninguém mais consegue enviar arquivos. Os que já estão guardados continuam disponíveis.',
}

const percentText = (percent: number) => (percent > 0 && percent < 1 ? 'menos de 1%' : formatPercent(percent))

/** How full the city's room is: a bar, the same in words and, where it runs out, what to do. */
export function EspacoCard({ uso }: { uso: Uso }) {
  const { bytes, em_envio, limite } = uso
  const folga = folgaOf(uso)
  const percent = (part: number) => (part / limite) * 100
  const free = Math.max(0, limite - bytes - em_envio)
  return (
    <Card title="Espaço da cidade">
      <p className={`${words.below8} ${classes.amount}`}>
        <b>{usoTexto(uso)}</b> <span className={words.muted}>({percentText(percent(bytes))})</span>
      </p>
      <ProgressBar
        label={`Espaço usado: ${usoTexto(uso)}`}
        value={percent(bytes)}
        extra={percent(em_envio)}
        tone={TONES[folga]}
        text={null}
      />
      <p className={`${shared.note} ${words.above8}`}>
        {em_envio > 0 ? `A caminho: ${formatTamanho(em_envio)}. ` : ''}
        Livres: {formatTamanho(free)}. O mesmo conteúdo enviado de novo não ocupa espaço outra vez.
      </p>
      {folga === 'bem' ? null : (
        <div
          className={`${shared.tinted} ${tones[TONES[folga]]} ${words.above12}`}
          role={folga === 'fim' ? 'alert' : 'status'}
        >
          <div>
            <p className={words.medium}>{CONSELHOS[folga]}</p>
            <p className={words.above4}>
              Peça a quem cuida do servidor que aumente o limite (<code>ARQUIVOS_LIMITE_GB</code>)
              {uso.guarda === 'banco' &&
                ' e, se faltar disco, que guarde os arquivos em uma pasta ou em um serviço S3'}
              .
            </p>
          </div>
        </div>
      )}
    </Card>
  )
}
