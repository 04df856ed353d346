import type { RegistroDiario } from '@paco/domain/diario/registro'
import { ETAPAS } from '@paco/domain/etapas/etapa'
import { dayOf, formatDay, formatInstant } from '@paco/domain/shared/days'
import { laneOf, renderDocument } from './fichas.ts'
import template from './livro-ocorrencias.typ?raw'
import { plainLine, plainText } from './plain-text.ts'

export interface LivroImpresso {
  readonly nomeprojeto: string
  readonly secretaria_nome: string
  readonly contratos: readonly { readonly nome: string }[]
  /** All of the project's, in the order they were written. */
  readonly ocorrencias: readonly RegistroDiario[]
}

function ocorrenciaOf({ numero, dia, hora, etapa, texto, motivo, ...one }: RegistroDiario) {
  const stage = ETAPAS.find((known) => known.numero === etapa)
  const facts = [
    stage && `Etapa ${stage.numero}, ${stage.nome}`,
    one.contrato_nome && `Contrato ${one.contrato_nome}`,
  ]
  const em = one.criado_em === null ? '' : `, registrada em ${formatInstant(one.criado_em)}`
  return {
    numero: String(numero),
    quando: [formatDay(dia), hora].filter(Boolean).join(', '),
    texto: plainText(texto).replace(/\n{3,}/g, '\n\n'),
    fatos: plainLine(facts.filter(Boolean).join(' · ')),
    autor: plainLine(`${one.autor_nome ?? ''}${em}`),
    motivo: plainLine(motivo),
  }
}

const countOf = (all: number, voided: number) => {
  const count = all === 1 ? '1 ocorrência' : `${all} ocorrências`
  return voided === 0 ? `${count}.` : `${count}, ${voided} sem efeito.`
}

/** The book of occurrences (art. 117, § 1º) as it stands, to be signed by those who wrote it. */
export function renderLivro(livro: LivroImpresso, issued: Date): Promise<Uint8Array> {
  const { nomeprojeto, secretaria_nome, contratos, ocorrencias } = livro
  const [ano, mes, dia] = dayOf(issued).split('-').map(Number)
  const nome = plainLine(nomeprojeto)
  const voided = ocorrencias.filter(({ situacao }) => situacao === 'sem_efeito').length
  const data = {
    titulo: `Livro de ocorrências - ${nome}`,
    nome,
    fatos: [
      ['Secretaria', plainLine(secretaria_nome)],
      [
        contratos.length > 1 ? 'Contratos' : 'Contrato',
        plainLine(contratos.map((contrato) => contrato.nome).join('; ')) || '-',
      ],
      ['Conteúdo', countOf(ocorrencias.length, voided)],
    ],
    ocorrencias: ocorrencias.map(ocorrenciaOf),
    assinam: [...new Set(ocorrencias.map(({ autor_nome }) => plainLine(autor_nome)))],
    emitido: formatInstant(issued.toISOString()),
    data: { ano, mes, dia },
  }
  return renderDocument(template, data, laneOf(ocorrencias.length))
}
