import { addDays, type Day } from '@paco/domain/shared/days'
import type { Trx } from '../db/database.ts'
import { type ContratoDemo, insertRecebimentos } from './medicoes-queries.ts'
import { RESSALVAS, TERMOS } from './medicoes-textos.ts'
import { fiscalOf, type Pessoas } from './usuarios.ts'

type Termo = Parameters<typeof insertRecebimentos>[1][number]

const COMISSAO = ['Eng. Tadeu Barcelos', 'Arq. Lívia Sampaio', 'Adm. Otávio Reis']

/** Every third with reservations: mended where it was received for good, open where it was not. */
function termosOf(contrato: ContratoDemo, index: number, pessoas: Pessoas, today: Day): Termo[] {
  const { recebido_provisorio_em: first, recebido_definitivo_em: last } = contrato
  if (first === null) return []
  const fiscal = fiscalOf(pessoas, contrato.id_secretaria)
  const reserved = index % 3 === 0
  const mended = addDays(first, 24)
  const provisorio: Termo = {
    contrato_id: contrato.id,
    tipo: 'provisorio',
    data: first,
    responsaveis: JSON.stringify([{ id_usuario: fiscal.id, nome: fiscal.name }]),
    descricao: TERMOS.provisorio,
    ressalvas: reserved ? (RESSALVAS[(index / 3) % RESSALVAS.length] ?? null) : null,
    corrigir_ate: reserved ? addDays(first, 30) : null,
    sanadas_em: reserved && last !== null && mended <= today ? mended : null,
    registrado_por: fiscal.id,
  }
  if (last === null) return [provisorio]
  return [
    provisorio,
    {
      contrato_id: contrato.id,
      tipo: 'definitivo',
      data: last,
      responsaveis: JSON.stringify(COMISSAO.map((nome) => ({ id_usuario: null, nome }))),
      descricao: TERMOS.definitivo,
      ressalvas: null,
      corrigir_ate: null,
      sanadas_em: null,
      registrado_por: pessoas.admin.id,
    },
  ]
}

/** The terms of works that came to their end, on the days their contracts tell. */
export async function fillRecebimentos(
  trx: Trx,
  pessoas: Pessoas,
  contratos: readonly ContratoDemo[],
  today: Day,
): Promise<void> {
  await insertRecebimentos(
    trx,
    contratos.flatMap((contrato, index) => termosOf(contrato, index, pessoas, today)),
  )
}
