import { declaracoesCalls } from '@paco/domain/declaracoes/contract'
import type { Declaracao } from '@paco/domain/declaracoes/declaracao'
import { MESSAGES } from '@paco/domain/declaracoes/messages'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { useAskedWrite } from '../ui/use-asked-write.ts'

/** Withdraws a declaration after asking. */
export const useWithdraw = () =>
  useAskedWrite({
    send: ({ id }: Declaracao) => request(declaracoesCalls.withdrawDeclaracao, { params: { id } }),
    question: ({ texto }) => ({
      title: 'Retirar a declaração?',
      text: `“${texto}” sai das páginas públicas. Que foi declarado e retirado fica na auditoria.`,
      confirmLabel: 'Retirar',
      danger: true,
    }),
    onDone: () => toast(MESSAGES.withdrawn),
  })
