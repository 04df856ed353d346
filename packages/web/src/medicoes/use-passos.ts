import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim, LinhaBoletim } from '@paco/domain/medicoes/boletim'
import { medicoesCalls } from '@paco/domain/medicoes/contract'
import { refusalOfPasso, refusalOfRascunho } from '@paco/domain/medicoes/passos'
import { PASSOS } from '@paco/domain/medicoes/situacao'
import { formatDay } from '@paco/domain/shared/days'
import { type Campos, PacoError } from '@paco/domain/shared/errors'
import { formatMoney } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../http/client.ts'
import { confirm } from '../ui/confirm.ts'
import type { Question } from '../ui/confirm-dialog.tsx'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'

/** The steps that are a word of consent and nothing else. */
export const CONSENTS = ['enviar', 'conferir', 'atestar', 'aprovar'] as const
export type Consent = (typeof CONSENTS)[number]

const CALLS = {
  enviar: medicoesCalls.sendBoletim,
  conferir: medicoesCalls.beginCheckOfBoletim,
  atestar: medicoesCalls.attestBoletim,
  aprovar: medicoesCalls.approveBoletim,
}

/** What each of them means, asked before it is taken. */
export function questionOf(nome: Consent, { numero, inicio, fim }: Boletim, liquido: number): Question {
  const periodo = `de ${formatDay(inicio)} a ${formatDay(fim)}`
  const confirmLabel = PASSOS[nome].label
  switch (nome) {
    case 'enviar':
      return {
        title: `Enviar o boletim nº ${numero} para conferência?`,
        text: `Período ${periodo}. Depois de enviado, as quantidades só mudam se ele for devolvido.`,
        confirmLabel,
      }
    case 'conferir':
      return {
        title: `Iniciar a conferência do boletim nº ${numero}?`,
        text: 'O fiscal informa o que aceita de cada item, com o motivo do que não aceita. O que foi pleiteado não muda mais, a não ser que o boletim seja devolvido.',
        confirmLabel,
      }
    case 'atestar':
      return {
        title: `Atestar o boletim nº ${numero}?`,
        text: `Você atesta, com seu nome, que as quantidades aceitas foram executadas ${periodo}.`,
        confirmLabel,
      }
    case 'aprovar':
      return {
        title: `Aprovar o boletim nº ${numero}?`,
        text: `Líquido a pagar: ${formatMoney(liquido)}. Aprovado, o boletim não muda mais e passa a ser público: correções são quantidades negativas no boletim seguinte.`,
        confirmLabel,
        danger: true,
      }
  }
}

/** What is refused of rows, each by its code; the rest as it is said. */
export function wordsOf(campos: Campos | undefined, linhas: readonly LinhaBoletim[]): string[] {
  return Object.entries(campos ?? {}).map(([field, text]) => {
    const index = /^itens\.(\d+)\./.exec(field)?.[1]
    const codigo = index === undefined ? undefined : linhas[Number(index)]?.codigo
    return codigo === undefined ? text : `Item ${codigo}: ${text}`
  })
}

/** Of many rows, the first few. */
const SOME = 4

function refusalText(error: unknown, linhas: readonly LinhaBoletim[]): string {
  const words = wordsOf(error instanceof PacoError ? error.campos : undefined, linhas)
  if (words.length === 0) return errorText(error)
  const rest = words.length > SOME ? ` E mais ${words.length - SOME}.` : ''
  return `${errorText(error)} ${words.slice(0, SOME).join(' ')}${rest}`
}

interface Asked {
  boletim: Boletim
  contrato: Contrato
  linhas: readonly LinhaBoletim[]
  who: SessionUser | null
  /** How many cells hold a text that could not be read: they are mended first. */
  unread: number
  /** After everything typed was saved, from the version of that. */
  after: <T>(work: (versao: number) => Promise<T>) => Promise<T>
  onDeleted: () => void
}

/** The steps this person may take now, and how they are taken. */
export function usePassos({ boletim, contrato, linhas, who, unread, after, onDeleted }: Asked) {
  const queryClient = useQueryClient()
  const { id, numero } = boletim
  const may = (nome: keyof typeof PASSOS) => refusalOfPasso(who, nome, contrato, boletim) === null
  const done = ({ data }: { data: { message?: string | undefined } }) => {
    toast(data.message ?? '')
    return queryClient.invalidateQueries()
  }
  const take = useMutation({
    mutationFn: (nome: Consent) =>
      after((versao) => request(CALLS[nome], { params: { id }, body: { versao } })),
    onSuccess: done,
  })
  const remove = useMutation({
    mutationFn: () => after(() => request(medicoesCalls.deleteBoletim, { params: { id } })),
    onSuccess: ({ data }) => {
      toast(data.message ?? '')
      onDeleted()
    },
  })
  const error = take.error ?? remove.error
  return {
    consents: CONSENTS.filter(may),
    mayReturn: may('devolver'),
    mayDelete: boletim.situacao === 'em_elaboracao' && refusalOfRascunho(who, contrato) === null,
    ask: async (nome: Consent) => {
      take.reset()
      if (unread > 0) toast('Corrija antes as células em vermelho.', { tone: 'bad' })
      else if (await confirm(questionOf(nome, boletim, boletim.valor_liquido))) take.mutate(nome)
    },
    askDelete: async () => {
      const question = {
        title: `Excluir o boletim nº ${numero}?`,
        text: 'O que foi digitado nele se perde; o histórico continua guardado.',
        confirmLabel: 'Excluir',
        danger: true,
      }
      if (await confirm(question)) remove.mutate()
    },
    isPending: take.isPending || remove.isPending,
    problem: error && refusalText(error, linhas),
    dismiss: () => {
      take.reset()
      remove.reset()
    },
  }
}
