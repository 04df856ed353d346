import { Link } from '@tanstack/react-router'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Linha } from './linhas.ts'
import { formPath } from './listas.ts'
import classes from './lote.module.css'

/** Where there is no room for columns: the way to the form of each record. */
export function Formularios({ lista, linhas }: { lista: string; linhas: readonly Linha[] }) {
  return (
    <section className={`${shared.panel} ${classes.phone}`} aria-label="Formulários">
      <p className={shared.note}>
        A grade precisa de uma tela mais larga: abra esta página em um computador, ou gire o aparelho. Aqui,
        cada registro se edita no seu formulário.
      </p>
      <ul className={`${classes.forms} ${words.above12}`}>
        {linhas.map(({ id, titulo }) => {
          const to = formPath(lista, id)
          return <li key={id}>{to === null ? titulo : <Link to={to as never}>{titulo}</Link>}</li>
        })}
      </ul>
    </section>
  )
}
