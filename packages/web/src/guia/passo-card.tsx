import { type PassoDito, PULAVEIS, type Pulavel } from '@paco/domain/guia/passo'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'
import parts from '../ui/data/parts.module.css'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './guia.module.css'
import { quantosText, TEXTOS } from './textos.ts'
import { usePular } from './use-guia.ts'

const isPulavel = (chave: PassoDito['chave']): chave is Pulavel =>
  (PULAVEIS as readonly string[]).includes(chave)

function Situacao({ passo }: { passo: PassoDito }) {
  if (passo.situacao === 'feito') return <StatusPill tone="ok">Feito</StatusPill>
  return passo.situacao === 'pulado' ? <StatusPill tone="idle">Para depois</StatusPill> : null
}

/** The way on: past what is done, or without doing it. The one step that cannot be skipped has none before it is done. */
function Adiante({ passo: { chave, situacao }, onNext }: { passo: PassoDito; onNext: () => void }) {
  const pular = usePular()
  const pulavel = isPulavel(chave) ? chave : null
  const done = situacao === 'feito'
  if (!done && !pulavel) return null
  const pulado = situacao === 'aberto'
  return (
    <div className={`${parts.buttons} ${words.above16}`}>
      {done ? (
        <Button variant="default" onClick={onNext}>
          Continuar
        </Button>
      ) : (
        <Button
          variant="default"
          loading={pular.isPending}
          onClick={() => pulavel && void pular.ask({ passo: pulavel, pulado })}
        >
          {pulado ? 'Pular' : 'Retomar'}
        </Button>
      )}
    </div>
  )
}

interface PassoCardProps {
  passo: PassoDito
  numero: number
  open: boolean
  onToggle: () => void
  /** Goes on to the next one that is not done. */
  onNext: () => void
  children: ReactNode
}

/** A step: what it is for, how it stands, and unfolded, what there is to do. */
export function PassoCard({ passo, numero, open, onToggle, onNext, children }: PassoCardProps) {
  const body = useId()
  const { titulo, para } = TEXTOS[passo.chave]
  const quantos = quantosText(passo)
  return (
    <li className={`${shared.panel} ${parts.card}`} data-situacao={passo.situacao}>
      <div className={`${words.wrap} ${words.start} ${words.gap12}`}>
        <span className={`${shared.plate} ${words.strong} ${classes.number}`} aria-hidden>
          {passo.situacao === 'feito' ? <Check size={16} /> : numero}
        </span>
        <div className={`${words.grows} ${words.shrinks}`}>
          <div className={`${shared.row} ${words.gap4x12}`}>
            <h2 className={classes.title}>
              <button type="button" aria-expanded={open} aria-controls={body} onClick={onToggle}>
                {titulo}
                <ChevronDown size={16} aria-hidden />
              </button>
            </h2>
            <Situacao passo={passo} />
            {quantos && <span className={shared.note}>{quantos}</span>}
          </div>
          <p className={`${shared.note} ${words.above2}`}>{para}</p>
        </div>
      </div>
      <div id={body} className={classes.body} hidden={!open}>
        {open && (
          <>
            {children}
            <Adiante passo={passo} onNext={onNext} />
          </>
        )}
      </div>
    </li>
  )
}
