import { formatTamanho } from '@paco/domain/arquivos/arquivo'
import { CircleAlert, CircleCheck, FileText, RotateCcw, WifiOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { ProgressBar } from '../charts/progress-bar.tsx'
import { LeaveGuard } from '../entity-form/leave-guard.tsx'
import { PublishedNote } from '../entity-form/published-note.tsx'
import shared from '../theme/shared.module.css'
import words from '../theme/words.module.css'
import { type Item, isRunning, summaryOf } from './state.ts'
import classes from './upload-list.module.css'
import type { Uploads } from './use-uploads.ts'

interface UploadListProps {
  uploads: Uploads
  /** What is typed of each file, under it. */
  fields?: (item: Item) => ReactNode
}

const percentOf = ({ received, size }: Item) => (size === 0 ? 0 : Math.floor((received / size) * 100))

const SAID: Partial<Record<Item['phase'], string>> = {
  waiting: 'Na fila',
  cut: 'Sem conexão: continua sozinho quando ela voltar',
  arrived: 'Enviado',
  keeping: 'Guardando…',
  kept: 'Guardado',
}

function Icon({ phase }: Pick<Item, 'phase'>) {
  if (phase === 'refused') return <CircleAlert size={20} aria-hidden className={words.bad} />
  if (phase === 'cut') return <WifiOff size={20} aria-hidden className={words.muted} />
  if (phase === 'kept') return <CircleCheck size={20} aria-hidden className={classes.done} />
  return <FileText size={20} aria-hidden className={words.blue} />
}

/** How far one file is; a refusal in words. */
function State({ item }: { item: Item }) {
  if (item.phase === 'refused')
    return (
      <p className={shared.error} role="alert">
        {item.why}
      </p>
    )
  if (isRunning(item) && item.phase !== 'cut')
    return <ProgressBar label={`Envio de ${item.name}`} value={percentOf(item)} size="sm" />
  return <p className={shared.small}>{SAID[item.phase]}</p>
}

/** Fields warn of the name themselves, together with what is typed. */
const NameNote = ({ item: { name, phase } }: { item: Item }) => (
  <div role="status" className={classes.note}>
    {phase === 'refused' ? null : <PublishedNote text={name} />}
  </div>
)

/** Asks before they are left behind, and tells those who hear the screen how they stand: once for all of them. */
export function UploadGuard({ uploads: { items, pending } }: { uploads: Uploads }) {
  return (
    <>
      <LeaveGuard
        isUnsaved={() => pending}
        question={{
          title: 'Sair com arquivos por guardar?',
          text: 'O envio para aqui. Se você escolher os mesmos arquivos de novo, ele continua de onde parou.',
          confirmLabel: 'Sair',
          cancelLabel: 'Continuar aqui',
        }}
      />
      <p role="status" className={shared.unseen}>
        {summaryOf(items)}
      </p>
    </>
  )
}

/** The files on their way, each with how far it is, the way to call it off and the way to try again. */
export function UploadList({ uploads, fields }: UploadListProps) {
  const { items, retry, remove } = uploads
  if (items.length === 0) return null
  return (
    <ul className={`${shared.stack} ${words.gap8} ${words.above12}`} aria-label="Arquivos">
      {items.map((item) => (
        <li key={item.key} className={`${words.rounded} ${classes.item}`} data-phase={item.phase}>
          <div className={`${shared.line} ${words.gap10}`}>
            <Icon phase={item.phase} />
            <div className={`${words.grows} ${words.shrinks}`}>
              <p className={words.wraps}>
                {item.name}{' '}
                <span className={`${shared.note} ${words.nowrap}`}>{formatTamanho(item.size)}</span>
              </p>
              <State item={item} />
            </div>
            {item.phase === 'refused' && item.again ? (
              <Button
                size="xs"
                variant="default"
                leftSection={<RotateCcw size={14} aria-hidden />}
                aria-label={`Tentar de novo: ${item.name}`}
                onClick={() => retry(item.key)}
              >
                Tentar de novo
              </Button>
            ) : null}
            {item.phase === 'keeping' ? null : (
              <button
                type="button"
                className={`${shared.close} ${words.rounded}`}
                aria-label={`${isRunning(item) ? 'Cancelar o envio de' : 'Tirar da lista'} ${item.name}`}
                onClick={() => remove(item)}
              >
                <X size={18} aria-hidden />
              </button>
            )}
          </div>
          {fields ? fields(item) : <NameNote item={item} />}
        </li>
      ))}
    </ul>
  )
}
