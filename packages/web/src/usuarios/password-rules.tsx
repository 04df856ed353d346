import { MAX_PASSWORD, MIN_PASSWORD, passwordProblem } from '@paco/domain/usuarios/password'
import { Check, Circle } from 'lucide-react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './password-rules.module.css'

interface Rule {
  text: string
  met: boolean
}

function rulesFor(password: string): Rule[] {
  const { length } = [...password]
  const longEnough = length >= MIN_PASSWORD
  return [
    {
      text: `De ${MIN_PASSWORD} a ${MAX_PASSWORD} caracteres`,
      met: longEnough && length <= MAX_PASSWORD,
    },
    { text: 'Não pode ser uma senha muito comum', met: longEnough && passwordProblem(password) === null },
  ]
}

/** The rules of a new password, ticked off while it is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={`${shared.note} ${shared.column} ${words.gap4} ${classes.rules}`}>
      {rulesFor(password).map(({ text, met }) => (
        <li key={text} className={`${shared.line} ${words.gap8} ${met ? classes.met : ''}`}>
          {met ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
          {text}
          <span className={shared.unseen}>{met ? ': atendido' : ': falta atender'}</span>
        </li>
      ))}
    </ul>
  )
}
