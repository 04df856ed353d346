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

/** The way on: past what is done, or without doing it. */
function Adiante({ passo, onNext }: { passo: PassoDito; onNext: () => void }) {
  const pular = usePular()
  const { chave, situacao } = passo
  const skip = (pulado: boolean) => isPulavel(chave) && void pular.ask({ passo: chave, pulado })
  if (situacao === 'feito')
    return (
      <Button variant="default" onClick={onNext}>
        Continuar
      </Button>
    )
  if (!isPulavel(chave)) return null
  return situacao === 'pulado' ? (
    <Button variant="default" loading={pular.isPending} onClick={() => skip(false)}>
      Retomar
    </Button>
  ) : (
    <Button variant="default" loading={pular.isPending} onClick={() => skip(true)}>
      Pular
    </Button>
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
            <div className={`${parts.buttons} ${words.above16}`}>
              <Adiante passo={passo} onNext={onNext} />
            </div>
          </>
        )}
      </div>
    </li>
  )
}
