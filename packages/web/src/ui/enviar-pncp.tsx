import type { PncpNaTela } from '@paco/domain/shared/pncp'
import { Button } from './button.tsx'
import { Problem } from './states/problem.tsx'
import { toast } from './toast.ts'
import { useAskedWrite } from './use-asked-write.ts'

type Estado = PncpNaTela['estado']

/** How the last try to send something went. */
export const ESTADO_ENVIO: Record<NonNullable<Estado>, string> = {
  enviando: 'Sendo enviado ao PNCP.',
  enviado: 'Enviado ao PNCP.',
  recusado: 'O PNCP não recebeu o último envio.',
  incerto: 'O último envio ficou sem resposta: confira no portal antes de enviar de novo.',
}

interface EnviarPncpProps {
  estado: Estado
  /** Sends it in the city's name; what came of it is told in the reply's words. */
  enviar: (confirmado: boolean) => Promise<{ data: { message?: string | undefined } }>
  /** What is published, said before it is. */
  text?: string
}

/** Sends after asking; what got no answer is sent again only by whoever looked on the portal. */
export function EnviarPncp({
  estado,
  enviar,
  text = 'O registro é publicado no Portal Nacional de Contratações Públicas em nome do município.',
}: EnviarPncpProps) {
  const again = estado === 'incerto' || estado === 'enviando'
  const sending = useAskedWrite({
    send: (confirmado: boolean) => enviar(confirmado),
    question: () => ({
      title: again ? 'O PNCP não recebeu o envio anterior?' : 'Enviar ao PNCP?',
      text: again ? 'Envie de novo só depois de conferir no portal que ele não está lá.' : text,
      confirmLabel: 'Enviar ao PNCP',
    }),
    onDone: ({ data }) => toast(data.message ?? ESTADO_ENVIO.enviado),
    failure: 'O envio ao PNCP não foi concluído.',
  })
  return (
    <>
      <Button disabled={sending.isPending} onClick={() => void sending.ask(again)}>
        Enviar ao PNCP
      </Button>
      {sending.problem ? <Problem text={sending.problem} onClose={sending.dismiss} /> : null}
    </>
  )
}
