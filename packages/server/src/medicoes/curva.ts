import { curvaDe, planoDoCronograma } from '@paco/domain/medicoes/curva'
import { financeiroFisico, pagoSemReajuste } from '@paco/domain/medicoes/pagamento'
import type { Curva } from '@paco/domain/medicoes/registros'
import { ritmoDe } from '@paco/domain/medicoes/ritmo'
import type { Day } from '@paco/domain/shared/days'
import { monthLabel } from '@paco/domain/shared/meses'
import { sumMoney } from '@paco/domain/shared/money'
import type { Db } from '../db/database.ts'
import { listPrevistos, loadContrato } from './contrato-queries.ts'
import { readExecutado } from './pagamentos-queries.ts'
import { etapasOf } from './regra.ts'

/** The S-curve of a contract as approved bulletins and payments draw it, on a day. */
export async function readCurva(db: Db, id: number, today: Day): Promise<Curva> {
  const contrato = await loadContrato(db, id)
  const etapas = await etapasOf(db, contrato)
  const { medicoes, pagamentos } = await readExecutado(db, id)
  const plano = planoDoCronograma(etapas, await listPrevistos(db, id))
  const inicio = contrato.ordem_inicio ?? contrato.assinatura
  const pontos = inicio === null ? [] : curvaDe({ inicio, plano, medicoes, pagamentos }, today)
  const ritmo = ritmoDe(pontos, plano)
  const contratado = etapas.size > 0 ? sumMoney([...etapas.values()]) : contrato.valor_atual
  const medido = medicoes.at(-1)?.acumulado ?? 0
  const works = medicoes.map(({ pago, liquido, reajuste }) => pagoSemReajuste(pago, liquido, reajuste))
  return {
    pontos: pontos.map((ponto) => ({ ...ponto, rotulo: monthLabel(inicio ?? today, ponto.mes) })),
    mes: ritmo?.mes ?? null,
    spi: ritmo?.spi?.valor ?? null,
    cor: ritmo?.spi?.cor ?? null,
    texto: ritmo?.texto ?? null,
    contratado,
    medido,
    pago: sumMoney(pagamentos.map(({ valor }) => valor)),
    ...financeiroFisico(sumMoney(works), medido, contratado),
  }
}
