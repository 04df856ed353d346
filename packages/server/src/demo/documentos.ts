import { createHash } from 'node:crypto'
import { checklistOf } from '@paco/domain/documentos/checklist'
import type { Entidade } from '@paco/domain/documentos/donos'
import type { Regra } from '@paco/domain/documentos/regra'
import { addDays, type Day, formatDay } from '@paco/domain/shared/days'
import type { Trx } from '../db/database.ts'
import { insertConclusao, type Lido, readSituacoes } from '../documentos/checklist-queries.ts'
import {
  type DocumentoDemo,
  insertDispensas,
  insertDocumentos,
  learnTables,
  listProjetosComPapeis,
  type ProjetoDemo,
} from './documentos-queries.ts'
import { pdfPequeno } from './pdf-pequeno.ts'
import { type Draw, drawFrom } from './random.ts'
import { saveAs, signAs } from './saves-queries.ts'
import { fiscalOf, type Pessoas } from './usuarios.ts'

const SEED = 1_400_133
const CIDADE = 'Prefeitura Municipal'
const CONTRACT = 4
const PROJETOS = 64
/** The first of them have the papers of all their stages; of the others only those of the last one begun were kept here. */
const INTEIROS = 20
/** So often is a document there where its stage is over, and where it is under way, in percent. */
const THERE = { over: 88, running: 55 }

type Dono = Pick<DocumentoDemo, 'entidade' | 'registro_id'>

/** The record that a document of this kind is kept with: the project where it has no other. */
function donoOf(projeto: ProjetoDemo, { codigo, etapa }: Regra): Dono {
  const own = { entidade: 'projetos', registro_id: projeto.id } as const
  const of = (entidade: Entidade, id: number | null | undefined): Dono =>
    id == null ? own : { entidade, registro_id: id }
  const receipt = (tipo: string) => projeto.recebimentos.find((one) => one.tipo === tipo)?.id
  if (codigo === 'aditivo') return of('aditivos', projeto.aditivos[0])
  if (codigo === 'paralisacao') return of('paralisacoes', projeto.paralisacoes[0])
  if (codigo === 'nota-fiscal' || codigo === 'regularidade') return of('medicoes', projeto.medicoes[0])
  if (codigo === 'recebimento-provisorio') return of('recebimentos', receipt('provisorio'))
  if (codigo === 'recebimento-definitivo') return of('recebimentos', receipt('definitivo'))
  return etapa === CONTRACT ? of('contratos', projeto.contrato) : own
}

/** The day of its stage's end, as far as that has come. */
function diaOf(projeto: ProjetoDemo, etapa: number, today: Day): Day {
  const fim = projeto.etapas.find(({ numero }) => numero === etapa)?.fim ?? today
  return fim < today ? fim : addDays(today, -3)
}

export function versaoOf(titulo: string, linhas: readonly string[], nome: string, publica = false) {
  const bytes = pdfPequeno(CIDADE, titulo, linhas)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex'), nome: `${nome}.pdf`, publica }
}

interface Cidade {
  readonly today: Day
  readonly pessoas: Pessoas
  readonly draw: Draw
}

const pick = (texts: readonly string[], draw: Draw) => texts[draw.whole(0, texts.length - 1)] ?? ''

/** An address for half of what is only published; else a file, some of them in two versions, invoices in one for the public. */
function documentoOf(projeto: ProjetoDemo, regra: Regra, { today, pessoas, draw }: Cidade): DocumentoDemo {
  const { codigo, etapa, nome } = regra
  const dia = diaOf(projeto, etapa, today)
  const numero = `${draw.whole(1, 480)}/${dia.slice(0, 4)}`
  const isLink = regra.aceita_link && draw.chance(50)
  const linhas = [
    `Processo administrativo nº ${numero}`,
    `Projeto: ${projeto.nome}`,
    `Data: ${formatDay(dia)}`,
    `Base legal: ${regra.base}`,
  ]
  const versoes = [
    versaoOf(nome, linhas, codigo),
    ...(codigo === 'nota-fiscal'
      ? [versaoOf(nome, [...linhas, 'Conta bancária e CPF suprimidos.'], `${codigo}-publica`, true)]
      : []),
    ...(codigo !== 'nota-fiscal' && draw.chance(8)
      ? [versaoOf(nome, [...linhas, 'Versão retificada.'], `${codigo}-retificado`)]
      : []),
  ]
  const restricted = codigo === 'atas' && draw.chance(12)
  return {
    ...donoOf(projeto, regra),
    etapa,
    codigo,
    titulo: nome,
    numero,
    data_documento: dia,
    link: isLink
      ? `https://pncp.gov.br/app/editais/45176005000108/${dia.slice(0, 4)}/${draw.whole(1, 900)}`
      : null,
    link_conferido_em: isLink ? dia : null,
    restrito_base: restricted ? 'pessoal' : null,
    restrito_motivo: restricted ? 'Documentos pessoais dos representantes dos licitantes.' : null,
    restrito_ate: restricted ? addDays(today, 730) : null,
    criado_por: fiscalOf(pessoas, projeto.id_secretaria).id,
    criado_em: new Date(`${dia}T10:00:00-03:00`),
    versoes: isLink ? [] : versoes,
  }
}

const MOTIVOS = [
  'Dispensado pelo regulamento municipal, em razão do valor.',
  'Serviço já contemplado no estudo da etapa anterior.',
  'Não exigido pelo órgão concedente neste caso.',
]

const PORQUES = [
  'Documento em revisão na procuradoria; será juntado assim que devolvido.',
  'Etapa concluída com urgência para não perder o prazo do convênio.',
  'O original está no processo físico, em digitalização.',
]

interface Papeis {
  readonly documentos: DocumentoDemo[]
  readonly dispensas: Parameters<typeof insertDispensas>[1][number][]
  readonly conclusoes: Parameters<typeof insertConclusao>[1][]
}

const situacaoOf = ({ etapas }: ProjetoDemo, etapa: number) =>
  etapas.find(({ numero }) => numero === etapa)?.situacao ?? 'Não iniciado'

const lastBegun = (projeto: ProjetoDemo) =>
  Math.max(
    ...projeto.etapas.map(({ numero }) => (situacaoOf(projeto, numero) === 'Não iniciado' ? 1 : numero)),
  )

/** What is there of each stage, what was waived, and that a stage ended without the rest: some said why. */
function papeisOf(projeto: ProjetoDemo, { regras, ...situacao }: Lido, from: number, city: Cidade): Papeis {
  const { today, pessoas, draw } = city
  const found: Papeis = { documentos: [], dispensas: [], conclusoes: [] }
  for (const { etapa, itens } of checklistOf(regras, situacao, () => false).etapas) {
    const at = situacaoOf(projeto, etapa)
    if (at === 'Não iniciado' || etapa < from) continue
    const isOver = at === 'Concluído'
    const feita_em = new Date(`${diaOf(projeto, etapa, today)}T11:00:00-03:00`)
    const by = { projeto_id: projeto.id, feita_por: pessoas.admin.id, feita_em }
    const faltavam: string[] = []
    for (const { regra } of itens.filter(({ obrigatorio, estado }) => obrigatorio && estado === 'falta')) {
      if (draw.chance(isOver ? THERE.over : THERE.running))
        found.documentos.push(documentoOf(projeto, regra, city))
      else if (isOver && draw.chance(40))
        found.dispensas.push({ ...by, codigo: regra.codigo, motivo: pick(MOTIVOS, draw) })
      else if (isOver) faltavam.push(regra.nome)
    }
    if (faltavam.length > 0)
      found.conclusoes.push({ ...by, etapa, faltavam, motivo: draw.chance(80) ? pick(PORQUES, draw) : null })
  }
  return found
}

/** Papers of sixty projects and a few more, as their stages have come, through the product's own rules. */
export async function fillDocumentos(trx: Trx, pessoas: Pessoas, today: Day): Promise<void> {
  const draw = drawFrom(SEED)
  await learnTables(trx)
  const projetos = await listProjetosComPapeis(trx, PROJETOS)
  const situacoes = await readSituacoes(
    trx,
    projetos.map(({ id }) => id),
  )
  for (const [place, projeto] of projetos.entries()) {
    const from = place < INTEIROS ? 1 : lastBegun(projeto)
    const lido = situacoes.get(projeto.id) as Lido
    const { documentos, dispensas, conclusoes } = papeisOf(projeto, lido, from, { today, pessoas, draw })
    await saveAs(trx, fiscalOf(pessoas, projeto.id_secretaria), () => insertDocumentos(trx, documentos))
    await signAs(trx, pessoas.admin)
    await insertDispensas(trx, dispensas)
    for (const conclusao of conclusoes) await insertConclusao(trx, conclusao)
  }
}
