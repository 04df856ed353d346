import type { Entrada } from '@paco/domain/auditoria/entrada'
import { formatInstant } from '@paco/domain/shared/days'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { EntryBody } from './entry-body.tsx'
import classes from './mudancas-lines.module.css'
import type { Registry } from './registry.ts'

/** Who did what, an entry each. */
export function MudancasLines({ entradas, registry }: { entradas: readonly Entrada[]; registry: Registry }) {
  return (
    <ul className={`${words.size13} ${classes.lines}`}>
      {entradas.map((entrada) => (
        <li key={entrada.id} className={words.wraps}>
          <span className={`${shared.note} ${words.tabular} ${classes.when}`}>
            <time dateTime={entrada.instante}>{formatInstant(entrada.instante)}</time> ·{' '}
            {entrada.usuario_nome}
          </span>
          <EntryBody entrada={entrada} registry={registry} />
        </li>
      ))}
    </ul>
  )
}
