import type { Contrato } from '@paco/domain/contratos/contrato'
import { isObra } from '@paco/domain/contratos/dominios'
import { type Recebimento, TIPO_LABELS } from '@paco/domain/recebimentos/recebimento'
import { responsabilidadeAte } from '@paco/domain/recebimentos/regras'
import { formatCnpj } from '@paco/domain/shared/cnpj'
import { dayOf, formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatMoney } from '@paco/domain/shared/money'
import { renderDocument } from './fichas.ts'
import { plainLine, plainText } from './plain-text.ts'
import template from './termo-recebimento.typ?raw'

/** What the term rests on: works are received by the inspector, then by somebody else. */
const BASES = { provisorio: 'art. 140, I, a, Lei 14.133/2021', definitivo: 'art. 140, I, b, Lei 14.133/2021' }

function ressalvasOf({ ressalvas, corrigir_ate, sanadas_em }: Recebimento): string[] {
  if (ressalvas === null) return []
  return [
    plainText(ressalvas),
    ...(corrigir_ate === null ? [] : [`A corrigir até ${formatDay(corrigir_ate)}.`]),
    ...(sanadas_em === null ? [] : [`Sanadas em ${formatDay(sanadas_em)}.`]),
  ]
}

/** The term on one A4 where its text is short, to be signed by those who receive and by the contractor. */
export function renderTermo(termo: Recebimento, contrato: Contrato, issued: Date): Promise<Uint8Array> {
  const [ano, mes, dia] = dayOf(issued).split('-').map(Number)
  const { tipo, data } = termo
  const titulo = `Termo de recebimento ${TIPO_LABELS[tipo].toLowerCase()}`
  const cnpj = contrato.cnpj === null ? '' : `, CNPJ ${formatCnpj(contrato.cnpj)}`
  return renderDocument(template, {
    titulo: `${titulo} - contrato ${plainLine(contrato.numero_ano)}`,
    nome: titulo,
    contrato: plainLine(contrato.numero_ano),
    base: isObra(contrato) ? BASES[tipo] : 'art. 140, Lei 14.133/2021',
    fatos: [
      ['Objeto', plainLine(contrato.objeto)],
      ['Contratada', plainLine(`${contrato.empresa}${cnpj}`)],
      ['Secretaria', plainLine(contrato.secretaria_nome)],
      ['Valor atual do contrato', formatMoney(contrato.valor_atual)],
      ['Assinado em', contrato.assinatura === null ? '-' : formatDay(contrato.assinatura)],
      ['Recebido em', formatDay(data)],
    ],
    descricao: plainText(termo.descricao),
    ressalvas: ressalvasOf(termo),
    responsabilidade:
      tipo === 'definitivo' && isObra(contrato)
        ? `A contratada responde pela solidez e pela segurança da obra até ${formatDay(responsabilidadeAte(data))} (art. 140, § 6º).`
        : '',
    assinam: [
      ...termo.responsaveis.map(({ nome }) => ['Recebe pela Prefeitura', plainLine(nome)]),
      ['Contratada', plainLine(contrato.empresa)],
    ],
    emitido: formatInstant(issued.toISOString()),
    data: { ano, mes, dia },
  })
}
