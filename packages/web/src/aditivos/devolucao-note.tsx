import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { formatInstant } from '@paco/domain/shared/days'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './devolucao-note.module.css'

/** Why a request came back, and who sent it: in sight until it is decided, also once it was sent again. */
export function DevolucaoNote({ aditivo }: { aditivo: Aditivo }) {
  const { motivo_devolucao, devolvido_por_nome, devolvido_em, status } = aditivo
  if (motivo_devolucao === null || devolvido_em === null) return null
  return (
    <section className={`${words.rounded} ${words.below12} ${classes.note}`}>
      <p className={words.strong}>
        {status === 'devolvido' ? 'Devolvido para correção' : 'Foi devolvido para correção'}
      </p>
      <p className={parts.prose}>{motivo_devolucao}</p>
      <p className={shared.note}>
        {devolvido_por_nome}, em <time dateTime={devolvido_em}>{formatInstant(devolvido_em)}</time>
      </p>
    </section>
  )
}
