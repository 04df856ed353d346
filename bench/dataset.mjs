import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** A word that one project in twenty has, so that with 1,000 of them there is a whole page; and one that eight have. */
export const COMMON = 'Pedregulho'
export const RARE = 'Tebaida'
const RARE_HITS = 8

const DAY = 86_400_000
const names = [
  'Recapeamento e drenagem',
  'Reforma de UBS',
  'Construção de creche',
  'Rede de água',
  'Calçadas acessíveis',
]
const more = [
  'Quadra coberta',
  'Iluminação LED',
  'Praça e academia ao ar livre',
  'Reforma de escola',
  'Ecoponto',
]
const works = [...names, ...more]
const places = [
  'Centro',
  'Santa Rita',
  'Nova Guará',
  'Vila Paraíba',
  'Jardim do Vale',
  'São Gonçalo',
  'Campinho',
]
const stageNames = [
  'Estruturação do projeto',
  'Elaboração do TdR/projeto e orçamento',
  'Processo licitatório',
]
stageNames.push(
  'Assinatura do contrato',
  'Acompanhamento contratual',
  'Prestação de contas e lições aprendidas',
)
const description =
  'Obra prevista no plano plurianual, com recursos próprios e convênio estadual. Inclui projeto executivo.'
const lengths = [60, 90, 120, 10, 300, 31]
const statuses = ['Em andamento', 'Concluído', 'Em andamento', 'Não iniciado', 'Em andamento', 'Atrasado']

/** As `dobrar()` folds in the database. @param {string} text */
const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
/** @param {number} time */
const day = (time) => new Date(time).toISOString().slice(0, 10)

/** @param {number} id @param {number} count */
function nameOf(id, count) {
  const place = id % 20 === 0 ? COMMON : places[id % places.length]
  const rare = id % Math.floor(count / RARE_HITS) === 0 ? ` ${RARE}` : ''
  return `${works[id % works.length]} - ${place}${rare}, lote ${id}`
}

/**
 * The rows of one project: its own, and its six stages.
 * @param {number} id @param {number} count @param {number} today @param {Map<number, string>} departments
 */
function project(id, count, today, departments) {
  const status = statuses[id % statuses.length] ?? ''
  // How many stages are done, and where the first began so that the fifth runs today.
  const done = status === 'Concluído' ? 6 : status === 'Não iniciado' ? 0 : 4
  /** @type {Record<string, number>} */
  const days = { Concluído: 700, 'Não iniciado': -30, Atrasado: 620 + (id % 90) }
  const began = today - (days[status] ?? 300 + (id % 250)) * DAY
  let next = began
  const stages = lengths.map((length, index) => {
    const [inicio, fim] = [day(next), day(next + (length - 1) * DAY)]
    next += length * DAY
    const situacao = index < done ? 'Concluído' : index === done && done > 0 ? 'Em andamento' : 'Não iniciado'
    const nome = `${index + 1} - ${stageNames[index]}`
    const dates = { inicio, fim, prazo: length, situacao, inicio_original: inicio, fim_original: fim }
    return { id: (id - 1) * 6 + index + 1, projeto_id: id, numero: index + 1, nome, ...dates }
  })
  const id_secretaria = (id % departments.size) + 1
  const nomeprojeto = nameOf(id, count)
  const valor = 18_000 + ((id * 7919) % 4_000_000) + (id % 100) / 100
  const own = {
    id,
    id_secretaria,
    nomeprojeto,
    descricao: description,
    ano: 2023 + (id % 5),
    valor,
    valor_original: valor,
  }
  const found = {
    status,
    progresso: Math.round((done / 6) * 100),
    etapa_atual: Math.min(done + 1, 6),
    etapas_atrasadas: status === 'Atrasado' ? [5] : [],
    etapas_nao_iniciadas: status === 'Atrasado' ? [6] : [],
    termina_em: stages[5]?.fim,
  }
  const kept = {
    gasto: spent(id),
    medido: 0,
    pago: 0,
    acrescimos: 0,
    supressoes: 0,
    reajustes: 0,
    valor_aditado: false,
    aditivo_decidido: false,
    localizado: false,
    diario_escrito: false,
    documento_lacrado: false,
  }
  const busca = fold(`${nomeprojeto} ${departments.get(id_secretaria)}`)
  return { row: { ...own, gestorprocesso: 'Helena Prado', ...found, ...kept, versao: 1, busca }, stages }
}

const SERVICES = 3

/** Each row of a backup follows its sum; the first format, which is still read, had none. */
const SUM = /^[0-9a-f]{8} /
const WITHOUT_SUMS = 'paco-backup/1'

/** Every second project pays for services, which its row has added up. @param {number} id */
function* services(id) {
  if (id % 2 === 1) return
  const first = (id / 2 - 1) * SERVICES + 1
  for (let n = 0; n < SERVICES; n++)
    yield {
      id: first + n,
      projeto_id: id,
      descricao: `Serviço ${n + 1}`,
      valor_total: 5000 + (id % 1000),
      peso: 0,
      versao: 1,
    }
}

/** @param {number} id */
const spent = (id) => [...services(id)].reduce((sum, { valor_total }) => sum + valor_total, 0)

/**
 * The lines of a backup with that many projects: an empty product's backup, its tables of projects filled.
 * @param {AsyncIterable<string>} base @param {number} count @param {number} today
 */
async function* fill(base, count, today) {
  /** @type {Map<number, string>} */
  const departments = new Map()
  /** @type {Map<string, { id_secretaria: number, status: string, ano: number, quantidade: number, valor: number }>} */
  const totals = new Map()
  /** @type {Record<string, number>} */
  const added = {
    configuracao: 1,
    projetos: count,
    etapas: count * 6,
    servicos: Math.floor(count / 2) * SERVICES,
  }
  /** @param {string} table */
  function* rowsOf(table) {
    if (table === 'configuracao') yield { chave: 'dia-calculado', valor: day(today) }
    if (table === 'projetos_totais') yield* totals.values()
    for (let id = 1; id <= count && table === 'servicos'; id++) yield* services(id)
    for (let id = 1; id <= count && (table === 'projetos' || table === 'etapas'); id++) {
      const { row, stages } = project(id, count, today, departments)
      if (table === 'etapas') yield* stages
      else yield row
      if (table === 'projetos') add(totals, row)
    }
  }
  let table = ''
  for await (const summed of base) {
    const line = summed.replace(SUM, '')
    const mark = JSON.parse(line)
    if (mark.formato) yield `${JSON.stringify({ ...mark, formato: WITHOUT_SUMS })}\n`
    else if (mark.fim) {
      for (const [name, rows] of Object.entries(added)) mark.fim[name] += rows
      mark.fim.projetos_totais = totals.size
      yield `${JSON.stringify(mark)}\n`
    } else {
      if (table === 'secretarias' && !mark.tabela) departments.set(mark.id, mark.nomesecretaria)
      yield `${line}\n`
      if (!mark.tabela) continue
      table = mark.tabela
      const empty = Object.fromEntries(mark.colunas.map((/** @type {string} */ name) => [name, null]))
      for (const row of rowsOf(table)) yield `${JSON.stringify({ ...empty, ...row })}\n`
    }
  }
}

/** @param {Map<string, any>} totals @param {{ id_secretaria: number, status: string, ano: number, valor: number }} row */
function add(totals, { id_secretaria, status, ano, valor }) {
  const key = `${id_secretaria} ${status} ${ano}`
  const kept = totals.get(key) ?? { id_secretaria, status, ano, arquivado: false, quantidade: 0, valor: 0 }
  const cents = Math.round(kept.valor * 100) + Math.round(valor * 100)
  totals.set(key, { ...kept, quantidade: kept.quantidade + 1, valor: cents / 100 })
}

/**
 * Writes a backup with that many projects, from the backup of an empty database.
 * @param {string} base @param {string} file @param {number} count
 */
export async function writeDataset(base, file, count) {
  const lines = createInterface({ input: createReadStream(base).pipe(createGunzip()) })
  // The day in São Paulo, as the product counts it: nothing is left to compute at the first request.
  const today = Date.parse(
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date()),
  )
  await pipeline(Readable.from(fill(lines, count, today)), createGzip({ level: 1 }), createWriteStream(file))
}
