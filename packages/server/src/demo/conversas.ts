import { addDays, type Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { writeMensagem } from '../aditivos/mensagens.ts'
import type { Trx } from '../db/database.ts'
import { saveAs } from './saves-queries.ts'

type Troca = readonly [pergunta: string, resposta: string]

/** What an auditor asks before deciding, and what the department answers. */
const TROCAS: Readonly<Record<'valor' | 'prazo', readonly Troca[]>> = {
  valor: [
    [
      'Os preços dos itens novos seguem a tabela da data-base do contrato? Não encontrei a composição no processo.',
      'Seguem. A composição está no anexo II da planilha, com o desconto da licitação aplicado.',
    ],
    [
      'O acréscimo decorre de erro do projeto ou de fato posterior à licitação?',
      'De fato posterior: a sondagem complementar foi feita depois da ordem de início. O laudo está com a fiscalização.',
    ],
    [
      'A dotação indicada suporta este valor até o fim do exercício?',
      'Suporta. A reserva foi emitida pela Secretaria da Fazenda e juntada ao pedido.',
    ],
  ],
  prazo: [
    [
      'Quantos dos dias pedidos estão registrados como chuva no diário de obra?',
      'Vinte e dois dias úteis, todos com registro do fiscal. Os demais são da remobilização da equipe.',
    ],
    [
      'A contratada apresentou cronograma com o novo término?',
      'Apresentou, e a fiscalização o aceitou na reunião da semana passada.',
    ],
  ],
}

interface Pedido {
  readonly id: number
  readonly tipo: keyof typeof TROCAS
  readonly asker: SessionUser
  readonly auditor: SessionUser
  /** The day it was asked for, and the last on which anyone wrote. */
  readonly pedidoEm: Day
  readonly ate: Day
}

const momentOf = (day: Day, hour: number) => () => new Date(`${day}T${hour}:20:00-03:00`)

/** Of three requests one is asked about and answered, one still waits for its answer, and one is plain. */
export async function converse(trx: Trx, pedido: Pedido, place: number, open: boolean): Promise<void> {
  const { id, tipo, asker, auditor, pedidoEm, ate } = pedido
  const trocas = TROCAS[tipo]
  const [pergunta, resposta] = trocas[place % trocas.length] as Troca
  if (place % 3 === 2) return
  const next = addDays(pedidoEm, 1)
  const asked = next < ate ? next : ate
  await saveAs(trx, auditor, () => writeMensagem(trx, auditor, id, pergunta, momentOf(asked, 11)))
  if (open && place % 3 === 1) return
  await saveAs(trx, asker, () => writeMensagem(trx, asker, id, resposta, momentOf(asked, 14)))
}
