import { SOBRE } from '@paco/domain/shared/sobre'
import { CANAIS } from '@paco/domain/transparencia/contatos'
import { PRIVACIDADE } from '@paco/domain/transparencia/privacidade'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Dito, Secoes } from '../ui/texto.tsx'
import words from '../ui/theme/words.module.css'
import classes from './contatos.module.css'
import { contatosQuery } from './queries.ts'

/** Whom to turn to, as the city says it. */
function Canais() {
  const { data, error, refetch } = useQuery(contatosQuery)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <dl className={classes.contacts}>
      {CANAIS.map(({ key, label }) => (
        <div key={key}>
          <dt className={`${words.muted} ${words.size13}`}>{label}</dt>
          <dd className={words.wraps}>{data ? <Dito valor={data[key]} /> : '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** '/privacidade': which personal data there are, what for, and whom to ask. */
export function PrivacidadePage() {
  return (
    <>
      <PageHeader title="Privacidade" about={SOBRE.privacidade} />
      <Secoes secoes={PRIVACIDADE} partes={{ canais: <Canais /> }} />
    </>
  )
}
