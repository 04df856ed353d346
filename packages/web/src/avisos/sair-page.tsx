import { avisosCalls } from '@paco/domain/avisos/contract'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/states/problem.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './avisos.module.css'

/** '/avisos/sair': where the link of an e-mail leads. Nothing is done before it is asked for: programs open links too. */
export function SairPage() {
  const search = useLocation({ select: ({ searchStr }) => searchStr })
  const codigo = new URLSearchParams(search).get('codigo') ?? ''
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await request(avisosCalls.leaveEmails, { body: { codigo } })).data.message,
  })
  return (
    <div className={`${shared.panel} ${shared.column} ${words.gap8} ${words.start} ${classes.leave}`}>
      <h1>Não receber mais e-mails</h1>
      {error && <Problem error={error} />}
      {data === undefined ? (
        <>
          <p className={words.muted}>
            Os avisos continuam no sistema, no sino do alto da página. Só deixam de vir por e-mail.
          </p>
          <Button className={words.above12} loading={isPending} onClick={() => mutate()}>
            Não receber mais
          </Button>
        </>
      ) : (
        <p role="status">{data}</p>
      )}
    </div>
  )
}
