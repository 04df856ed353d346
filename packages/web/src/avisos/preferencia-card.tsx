import { avisosCalls } from '@paco/domain/avisos/contract'
import { EMAIL_LABELS, EMAILS, type PreferenciaEmail } from '@paco/domain/avisos/preferencia'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import classes from './avisos.module.css'
import { preferenciaQuery } from './queries.ts'

/** What comes by e-mail. Where the city sends none, that is said, and the choice is kept for when it does. */
export function PreferenciaCard() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(preferenciaQuery)
  const choice = useMutation({
    mutationFn: async (email: PreferenciaEmail) =>
      (await request(avisosCalls.updatePreferencia, { body: { email } })).data,
    onSuccess: async ({ message = '' }) => {
      toast(message)
      await queryClient.invalidateQueries(preferenciaQuery)
    },
  })
  const chosen = choice.isPending ? choice.variables : data?.email
  return (
    <Card title="Por e-mail" lead={data?.endereco}>
      {choice.error && <Problem error={choice.error} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} label="Carregando a preferência…" />}
      {data && (
        <fieldset className={`${shared.column} ${classes.choices}`}>
          <legend className={shared.unseen}>O que receber por e-mail</legend>
          {EMAILS.map((email) => (
            <label key={email} className={`${shared.line} ${words.gap8}`}>
              <input
                type="radio"
                name="email"
                checked={chosen === email}
                onChange={() => choice.mutate(email)}
              />
              {EMAIL_LABELS[email]}
            </label>
          ))}
        </fieldset>
      )}
      {data?.disponivel === false && (
        <p className={`${shared.note} ${words.above8}`}>
          Este sistema ainda não envia e-mails. A sua escolha vale quando passar a enviar.
        </p>
      )}
    </Card>
  )
}
