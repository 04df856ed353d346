import type { Seguido } from '@paco/domain/avisos/aviso'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './avisos.module.css'
import { seguidosQuery } from './queries.ts'
import { useSeguir } from './use-seguir.ts'

function Followed({ seguido: { id, nome, secretaria_nome, excluido } }: { seguido: Seguido }) {
  const { change, pending, problem } = useSeguir(id)
  return (
    <li className={classes.followed}>
      <div className={words.shrinks}>
        {excluido ? (
          <span className={parts.recordLink}>{nome}</span>
        ) : (
          <Link to={PATHS.viewProjeto} params={{ id: String(id) }} className={parts.recordLink}>
            {nome}
          </Link>
        )}
        <p className={shared.small}>{excluido ? 'Excluído' : secretaria_nome}</p>
        {problem && <Problem error={problem} />}
      </div>
      <button
        type="button"
        className={`${parts.linkButton} ${words.rigid} ${shared.screenOnly}`}
        aria-label={`Deixar de seguir ${nome}`}
        disabled={pending}
        onClick={({ currentTarget }) => {
          // The line goes: who came by keyboard stays at the list.
          currentTarget.closest('ul')?.focus()
          change(false)
        }}
      >
        Deixar
      </button>
    </li>
  )
}

/** The projects that the person follows. */
export function SeguidosCard() {
  const { data, error, refetch } = useQuery(seguidosQuery)
  return (
    <Card title="Projetos que você segue">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} label="Carregando os projetos seguidos…" />}
      {data?.length === 0 && (
        <p className={shared.note}>Nenhum ainda. Abra um projeto e use o botão Seguir.</p>
      )}
      {data && data.length > 0 && (
        <ul tabIndex={-1}>
          {data.map((seguido) => (
            <Followed key={seguido.id} seguido={seguido} />
          ))}
        </ul>
      )}
    </Card>
  )
}
