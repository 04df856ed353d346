import { headline } from '@paco/domain/aditivos/titulo'
import type { Reuniao } from '@paco/domain/inicio/inicio'
import { haDias, motivoText } from '@paco/domain/projetos/paralisada'
import { dayOf, formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { renderDocument } from './fichas.ts'
import { shortened, unbroken } from './linha.ts'
import template from './reuniao.typ?raw'

/** So many rows have room in each part. */
const ROOM = { atrasados: 13, paralisadas: 7, termos: 5, fila: 5, dinheiro: 16 } as const

const dias = (count: number) => (count === 1 ? '1 dia' : `${formatWhole(count)} dias`)
const whole = (value: number) => (value === 0 ? '-' : formatWhole(Math.round(value)))

/** A row: what it is, what is told of it below, and the figure at its right. */
type Row = readonly [nome: string, detalhe: string, figura: string, tom: 'vermelho' | 'amarelo']

/** Names on one line, whatever their length. */
const rowOf = ([nome, detalhe, figura, tom]: Row) => [
  unbroken(shortened(nome, 62)),
  unbroken(shortened(detalhe, 92)),
  figura,
  tom,
]

function parte(rows: readonly Row[], total: number, most: number) {
  const shown = rows.slice(0, most)
  const more = total - shown.length
  return { linhas: shown.map(rowOf), mais: more > 0 ? `e mais ${formatWhole(more)} no sistema` : '' }
}

const atrasados = ({ atrasados: { total, linhas } }: Reuniao) =>
  parte(
    linhas.map((linha) => [
      linha.nomeprojeto,
      `${linha.secretaria_nome} · ${linha.progresso}% concluído · fim em ${formatDay(linha.termina_em)}`,
      dias(linha.dias),
      'vermelho',
    ]),
    total,
    ROOM.atrasados,
  )

const paralisadas = ({ paralisadas: { total, linhas }, hoje }: Reuniao) =>
  parte(
    linhas.map(({ nomeprojeto, secretaria_nome, paralisacao }) => [
      nomeprojeto,
      `${secretaria_nome} · ${motivoText(paralisacao)}`,
      haDias(paralisacao.desde, hoje),
      'vermelho',
    ]),
    total,
    ROOM.paralisadas,
  )

const termos = ({ termos: { total, linhas } }: Reuniao) =>
  parte(
    linhas.map((termo) => [
      termo.tipo === 'contrato' ? `Contrato ${termo.nome}` : termo.nome,
      termo.detalhe,
      formatDay(termo.fim),
      termo.dias < 0 ? 'vermelho' : 'amarelo',
    ]),
    total,
    ROOM.termos,
  )

const fila = ({ fila: { total, linhas } }: Reuniao) =>
  parte(
    linhas.map((aditivo) => [
      aditivo.nomeprojeto,
      `${headline(aditivo)} · ${aditivo.secretaria_nome}`,
      dias(aditivo.dias_espera ?? 0),
      'amarelo',
    ]),
    total,
    ROOM.fila,
  )

/** The sheet of a meeting: one page of A4, lying, whatever is in it. */
export function renderReuniao(reuniao: Reuniao, issued: Date): Promise<Uint8Array> {
  const { hoje, dinheiro } = reuniao
  const [ano, mes, dia] = dayOf(issued).split('-').map(Number)
  const { soma } = dinheiro
  const shown = dinheiro.linhas.slice(0, ROOM.dinheiro)
  const more = dinheiro.total - shown.length
  return renderDocument(template, {
    titulo: `Folha da reunião ${formatDay(hoje)}`,
    hoje: formatDay(hoje),
    ano: String(dinheiro.ano),
    cartoes: [
      ['Projetos atrasados', formatWhole(reuniao.atrasados.total), 'vermelho'],
      ['Obras paralisadas', formatWhole(reuniao.paralisadas.total), 'vermelho'],
      ['À espera de decisão', formatWhole(reuniao.fila.total), 'amarelo'],
      ['Terminam neste mês', formatWhole(reuniao.termos.total), 'amarelo'],
      [`Pago em ${dinheiro.ano}`, formatMoney(soma.pago), 'azul'],
    ],
    atrasados: atrasados(reuniao),
    paralisadas: paralisadas(reuniao),
    termos: termos(reuniao),
    fila: fila(reuniao),
    dinheiro: {
      linhas: shown.map(({ secretaria, planejado, medido, pago }) => [
        unbroken(shortened(secretaria, 40)),
        ...[planejado, medido, pago].map(whole),
      ]),
      total: [soma.planejado, soma.medido, soma.pago].map(whole),
      mais: more > 0 ? `e mais ${formatWhole(more)} no painel` : '',
    },
    emitido: formatInstant(issued.toISOString()),
    data: { ano, mes, dia },
  })
}
