import type { SessionUser } from '@paco/domain/shared/roles'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import words from '../../../ui/theme/words.module.css'
import { semCidadeOf } from './sem-cidade-textos.ts'

/** On the dashboard of a city without a name: whose turn it is to give it one. */
export function SemCidade({ who }: { who: SessionUser | null }) {
  const { titulo, texto, acao } = semCidadeOf(who)
  return (
    <div className={words.below16}>
      <Card title={titulo} lead={texto} actions={<ButtonLink to={acao.to}>{acao.rotulo}</ButtonLink>} />
    </div>
  )
}
