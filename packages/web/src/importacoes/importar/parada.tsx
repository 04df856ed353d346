import { importacoesCalls } from '@paco/domain/importacoes/contract'
import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { TENTATIVAS } from '@paco/domain/importacoes/situacao'
import { request } from '../../http/client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import { toast } from '../../ui/toast.ts'
import { useAskedWrite } from '../../ui/use-asked-write.ts'

interface ParadaProps {
  importacao: ImportacaoInteira
  /** Whoever reads this may release or end it. */
  manda: boolean
}

/** It failed again and again and was set aside: why, and for an administrator the two ways on. */
export function Parada({ importacao: { id, versao, falha }, manda }: ParadaProps) {
  const decided = { params: { id }, body: { versao } }
  const say = ({ data }: { data: { message?: string | undefined } }) => void toast(data.message ?? '')
  const liberar = useAskedWrite({
    send: () => request(importacoesCalls.liberarImportacao, decided),
    question: () => null,
    onDone: say,
    quiet: true,
  })
  const encerrar = useAskedWrite({
    send: () => request(importacoesCalls.encerrarImportacao, decided),
    question: () => ({
      title: `Encerrar a importação nº ${id}?`,
      text: 'O que já foi desfeito fica desfeito; o que falta desfazer fica como está, com o motivo em cada linha. Não há volta.',
      confirmLabel: 'Encerrar',
      danger: true,
    }),
    onDone: say,
    quiet: true,
  })
  const { problem, dismiss } = liberar.problem ? liberar : encerrar
  return (
    <>
      {problem ? <Problem text={problem} onClose={dismiss} /> : null}
      <Card
        title="Parada"
        lead={`O trabalho falhou ${TENTATIVAS} vezes e foi posto de lado, para que as outras importações sigam.`}
        actions={
          manda ? (
            <>
              <Button variant="default" loading={encerrar.isPending} onClick={() => void encerrar.ask(null)}>
                Encerrar
              </Button>
              <Button loading={liberar.isPending} onClick={() => void liberar.ask(null)}>
                Tentar de novo
              </Button>
            </>
          ) : undefined
        }
      >
        <Notice tone="bad">{falha}</Notice>
        {manda ? null : <p>Um administrador pode tentar de novo ou encerrar.</p>}
      </Card>
    </>
  )
}
