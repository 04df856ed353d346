import { formatInstant } from '@paco/domain/shared/days'
import { type AcessoRegra, GRACA_DIAS } from '@paco/domain/usuarios/fator'
import { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import { useQuery } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'
import { acessoRegraQuery } from './fator-queries.ts'

const stateText = ({ desde }: AcessoRegra) =>
  desde === null ? 'Hoje ninguém é obrigado a usá-la.' : `Exigida desde ${formatInstant(desde)}.`

/** Whether those who control need a second factor. */
export function AcessoRegraCard() {
  const { data, error, refetch } = useQuery(acessoRegraQuery)
  const { ask, isPending } = useAskedWrite({
    send: ({ fator_obrigatorio }: AcessoRegra) =>
      request(fatorCalls.setAcessoRegra, { body: { fator_obrigatorio: !fator_obrigatorio } }),
    question: ({ fator_obrigatorio }) =>
      fator_obrigatorio
        ? {
            title: 'Deixar de exigir a verificação em duas etapas?',
            text: 'Quem já a ligou continua com ela.',
            confirmLabel: 'Deixar de exigir',
          }
        : {
            title: 'Exigir a verificação em duas etapas?',
            text: `Administradores e auditores têm ${GRACA_DIAS} dias para ligá-la. Depois, quem não a tiver só abre Minha conta.`,
            confirmLabel: 'Exigir',
          },
    onDone: ({ data: { message } }) => toast(message ?? ''),
  })
  return (
    <Card
      title="Verificação em duas etapas"
      lead="Um código do celular, além da senha, para administradores e auditores."
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={2} />}
      {data ? (
        <>
          <p className={words.below16}>{stateText(data)}</p>
          <Button variant="default" loading={isPending} onClick={() => void ask(data)}>
            {data.fator_obrigatorio ? 'Deixar de exigir' : 'Exigir de administradores e auditores'}
          </Button>
        </>
      ) : null}
    </Card>
  )
}
