import type { Classe, Limite } from '@paco/domain/aditivos/limite'
import { percentText } from '@paco/domain/aditivos/titulo'
import { formatMoney } from '@paco/domain/shared/money'
import { Check, TriangleAlert } from 'lucide-react'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './limite-meter.module.css'

interface LimiteMeterProps {
  limite: Limite
  /** What is measured; increases unless said. */
  classe?: Classe
  /** What the hatched piece is: everything pending, or this request too. */
  pendingLabel?: string
}

const NAMES: Record<Classe, { many: string; any: string; spoken: string }> = {
  acrescimos: { many: 'acréscimos', any: 'qualquer acréscimo', spoken: 'Acréscimos sobre o valor original' },
  supressoes: { many: 'supressões', any: 'qualquer supressão', spoken: 'Supressões sobre o valor original' },
}

const LAW = 'art. 125 da Lei 14.133/2021'

/** The piece of the track from one percentage to another. */
interface Piece {
  key: string
  from: number
  to: number
}

/** Approved, then pending, each cut in two where it crosses the ceiling. */
function piecesOf(aprovado: number, both: number, permitido: number): Piece[] {
  const pieces = [
    { key: 'approved', from: 0, to: Math.min(aprovado, permitido) },
    { key: 'approved over', from: permitido, to: aprovado },
    { key: 'pending', from: aprovado, to: Math.min(both, permitido) },
    { key: 'pending over', from: Math.max(aprovado, permitido), to: both },
  ]
  return pieces.filter(({ from, to }) => to > from)
}

function verdict({ passou, passaria }: Limite) {
  if (passou) return { tone: 'late', icon: TriangleAlert, word: 'Acima do limite' } as const
  return passaria
    ? ({ tone: 'wait', icon: TriangleAlert, word: 'Passaria do limite' } as const)
    : ({ tone: 'ok', icon: Check, word: 'Dentro do limite' } as const)
}

/** The whole meter as one sentence, for those who hear it. */
function sentence(limite: Limite): string {
  const { percentAprovado, percentComPendente, permitido } = limite
  return `${percentText(percentAprovado)} aprovados, ${percentText(percentComPendente)} com o que está pendente, de ${permitido}% permitidos. ${verdict(limite).word}.`
}

function Track({ limite, name }: { limite: Limite; name: string }) {
  const { permitido } = limite
  const aprovado = limite.percentAprovado ?? 0
  const both = limite.percentComPendente ?? 0
  // The ceiling never stands at the very end: what lies beyond it has to be seen.
  const scale = Math.max(permitido * 1.2, both * 1.04)
  const at = (percent: number) => `${(percent / scale) * 100}%`
  return (
    <div className={classes.track}>
      <meter
        className={`${words.whole} ${classes.spoken}`}
        aria-label={name}
        min={0}
        max={Math.ceil(scale)}
        value={both}
        aria-valuetext={sentence(limite)}
      >
        {sentence(limite)}
      </meter>
      <div className={`${words.sunken} ${classes.bar}`} aria-hidden>
        {piecesOf(aprovado, both, permitido).map(({ key, from, to }) => (
          <span
            key={key}
            className={classes.piece}
            data-kind={key}
            style={{ insetInlineStart: at(from), width: at(to - from) }}
          />
        ))}
      </div>
      <span className={classes.mark} style={{ insetInlineStart: at(permitido) }} aria-hidden />
    </div>
  )
}

/** The legal meter of one class of amendments, in percent of what it is measured by, against what the law allows. */
export function LimiteMeter({ limite, classe = 'acrescimos', pendingLabel = 'Pendente' }: LimiteMeterProps) {
  const { original, aprovado, pendente, permitido, teto, percentAprovado, percentComPendente } = limite
  const { many, any, spoken } = NAMES[classe]
  const { tone, icon, word } = verdict(limite)
  if (percentAprovado === null || percentComPendente === null) {
    return (
      <p className={shared.note}>
        {original === null ? 'O projeto não tem valor original' : 'O valor original do projeto é zero'}: {any}{' '}
        passa do limite de {permitido}% ({LAW}).
        {aprovado + pendente > 0
          ? ` Aprovado: ${formatMoney(aprovado)}. ${pendingLabel}: ${formatMoney(pendente)}.`
          : ''}
      </p>
    )
  }
  const pendingPercent = percentText(
    Math.max(0, Math.round((percentComPendente - percentAprovado) * 100) / 100),
  )
  return (
    <div className={words.shrinks}>
      <p
        className={`${shared.row} ${words.between} ${words.below8} ${words.size13} ${words.gap4x12} ${classes.figure}`}
      >
        <span>
          <b>{percentText(percentComPendente)}</b> de {permitido}% para {many} <small>({LAW})</small>
        </span>
        <StatusPill tone={tone} icon={icon}>
          {word}
        </StatusPill>
      </p>
      <Track limite={limite} name={spoken} />
      <dl className={`${words.wrap} ${words.above8} ${words.size13} ${classes.legend}`}>
        <div data-kind="approved" className={shared.row}>
          <dt>Aprovado</dt>
          <dd>
            {formatMoney(aprovado)} ({percentText(percentAprovado)})
          </dd>
        </div>
        <div data-kind="pending" className={shared.row}>
          <dt>{pendingLabel}</dt>
          <dd>
            {formatMoney(pendente)} ({pendingPercent})
          </dd>
        </div>
        <div data-kind="limit" className={shared.row}>
          <dt>Limite</dt>
          <dd>
            {formatMoney(teto)} ({permitido}%)
          </dd>
        </div>
      </dl>
    </div>
  )
}
