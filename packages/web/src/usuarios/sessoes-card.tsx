import { formatInstant } from '@paco/domain/shared/days'
import { type Sessao, sessaoCalls } from '@paco/domain/usuarios/sessao-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { errorText } from '../ui/states/error-text.ts'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { sessoesQuery } from './queries.ts'
import classes from './sessoes-card.module.css'

const nameOf = ({ navegador }: Sessao) => navegador ?? 'Outro programa'

function Line({ sessao, onEnd }: { sessao: Sessao; onEnd: (sessao: Sessao) => void }) {
  const { criada_em, expira_em, origem, atual } = sessao
  return (
    <li className={`${shared.line} ${words.between} ${classes.line}`}>
      <div>
        <p className={words.medium}>
          {nameOf(sessao)}
          {atual ? <span className={classes.current}> · esta sessão</span> : null}
        </p>
        <p className={`${words.wraps} ${classes.facts}`}>
          Desde {formatInstant(criada_em)}, até {formatInstant(expira_em)}
          {origem ? ` · ${origem}` : ''}
        </p>
      </div>
      {atual ? null : (
        <Button
          variant="default"
          size="xs"
          aria-label={`Encerrar a sessão de ${nameOf(sessao)} aberta em ${formatInstant(criada_em)}`}
          onClick={() => onEnd(sessao)}
        >
          Encerrar
        </Button>
      )}
    </li>
  )
}

/** Where one is logged in, and a way to end it there. */
export function SessoesCard() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(sessoesQuery)
  const end = useMutation({
    mutationFn: ({ id }: Sessao) => request(sessaoCalls.endSessao, { params: { id } }),
    onSuccess: ({ data: { message } }) => toast(message ?? ''),
    onError: (failure) => toast(errorText(failure), { tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries(sessoesQuery),
  })
  return (
    <Card title="Minhas sessões" lead="Não reconhece uma delas? Encerre-a e troque a senha.">
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={3} />}
      {data && (
        <ul className={`${shared.stack} ${words.gap12}`}>
          {data.map((sessao) => (
            <Line key={sessao.id} sessao={sessao} onEnd={end.mutate} />
          ))}
        </ul>
      )}
    </Card>
  )
}
