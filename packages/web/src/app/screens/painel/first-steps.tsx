import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { painelQuery } from '../../../painel/queries.ts'
import { PATHS } from '../../../paths.ts'
import { secretariasStartedQuery } from '../../../secretarias/queries.ts'
import { Card } from '../../../ui/card.tsx'
import shared from '../../../ui/theme/shared.module.css'
import words from '../../../ui/theme/words.module.css'
import { usuariosCountQuery } from '../../../usuarios/queries.ts'
import classes from './first-steps.module.css'

interface Step {
  to: typeof PATHS.fichaSecretario | typeof PATHS.usuarioNovo | typeof PATHS.createProjeto
  title: string
  text: string
  done: boolean
}

/** What an administrator does first in an empty system; gone when others have joined and there is a project. */
export function FirstSteps() {
  const people = useQuery(usuariosCountQuery)
  const started = useQuery(secretariasStartedQuery)
  const painel = useQuery(painelQuery)
  if (people.data === undefined || started.data === undefined || painel.data === undefined) return null
  const [joined, begun] = [people.data > 1, painel.data.numero > 0]
  if (joined && begun) return null
  const steps: Step[] = [
    {
      to: PATHS.fichaSecretario,
      title: 'Confira as secretarias',
      text: 'As 27 já estão cadastradas; complete quem responde por cada uma.',
      done: started.data,
    },
    {
      to: PATHS.usuarioNovo,
      title: 'Crie os usuários',
      text: 'Cada pessoa com a sua conta, o seu papel e a sua secretaria.',
      done: joined,
    },
    {
      to: PATHS.createProjeto,
      title: 'Cadastre o primeiro projeto',
      text: 'Nome e secretaria bastam para começar; as etapas vêm depois.',
      done: begun,
    },
  ]
  return (
    <div className={words.below16}>
      <Card title="Primeiros passos" lead="O sistema está começando. Siga por aqui.">
        <ol className={`${shared.stack} ${classes.steps}`}>
          {steps.map(({ to, title, text, done }, index) => (
            <li
              key={title}
              className={`${shared.line} ${words.start} ${words.gap12} ${done ? classes.done : ''}`}
            >
              <span className={`${shared.plate} ${words.strong} ${classes.number}`} aria-hidden>
                {done ? <Check size={16} /> : index + 1}
              </span>
              <span>
                <b>
                  <Link to={to}>{title}</Link>
                </b>
                {done && ' (feito)'}
                <span className={`${shared.note} ${words.block}`}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
