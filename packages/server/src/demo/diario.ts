import { createHash } from 'node:crypto'
import type { Momento } from '@paco/domain/diario/registro'
import { addDays, type Day } from '@paco/domain/shared/days'
import type { Trx } from '../db/database.ts'
import { insertRegistro } from '../diario/queries.ts'
import { keepFoto } from '../fotos/queries.ts'
import { type Cena, drawCenas } from './diario-cenas.ts'
import { keepOriginal, listObrasComDiario, type ObraDemo } from './diario-queries.ts'
import { saveAs } from './saves-queries.ts'
import { fiscalOf, type Pessoas } from './usuarios.ts'

const OBRAS = 20
const EXECUCAO = 5
const VIA = /paviment|recape|via|rua|avenida|estrada|ciclovia|drenagem|calçad/i

const LEGENDAS: Record<Momento, string> = {
  antes: 'Terreno antes do início dos serviços',
  durante: 'Frente de serviço em andamento',
  depois: 'Serviços concluídos',
}
const OCORRENCIAS = [
  'Chuva forte pela manhã: equipe dispensada às 10h, serviços retomados no dia seguinte.',
  'Determinada à contratada a recomposição da sinalização da obra, com prazo de dois dias.',
  'Recebido material em desacordo com a especificação; carga recusada e registrada.',
]

/** The same at every start, one for each entry. */
function chaveOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** On which day each picture was taken: none before its time. */
function diasOf({ inicio, fim, concluida }: ObraDemo, today: Day): [Momento, Day][] {
  const end = fim !== null && fim < today ? fim : addDays(today, -2)
  const all: [Momento, Day][] = [
    ['antes', addDays(inicio, -3)],
    ['durante', addDays(inicio, 20)],
    ...(concluida ? [['depois', end] as [Momento, Day]] : []),
  ]
  return all.filter(([, dia]) => dia <= end)
}

async function writeFoto(trx: Trx, obra: ObraDemo, { foto, miniatura, sha256 }: Cena, said: object) {
  const dono = `diario/${obra.id}` as const
  const shown = {
    foto: await keepFoto(trx, dono, foto),
    miniatura: await keepFoto(trx, dono, miniatura),
    arquivo: sha256,
    arquivo_nome: 'foto.jpg',
  }
  await insertRegistro(trx, { ...shown, ...said } as Parameters<typeof insertRegistro>[1])
}

/** Pictures and occurrences of works that have begun. */
export async function fillDiario(trx: Trx, pessoas: Pessoas, today: Day): Promise<void> {
  const cenas = await drawCenas()
  for (const cena of Object.values(cenas).flatMap((of) => Object.values(of)))
    await keepOriginal(trx, cena.sha256, cena.original)
  for (const [place, obra] of (await listObrasComDiario(trx, OBRAS)).entries()) {
    const own = { projeto_id: obra.id, contrato_id: obra.contrato, etapa: EXECUCAO }
    const fiscal = fiscalOf(pessoas, obra.id_secretaria)
    const by = (dia: Day) => ({
      autor_id: fiscal.id,
      criado_em: new Date(`${dia}T15:00:00-03:00`),
      dia,
    })
    for (const [momento, dia] of diasOf(obra, today)) {
      const chave = chaveOf(obra.id, momento)
      const said = { ...own, ...by(dia), tipo: 'foto', momento, texto: LEGENDAS[momento], chave }
      const cena = cenas[VIA.test(obra.nome) ? 'via' : 'predio'][momento]
      await saveAs(trx, fiscal, () => writeFoto(trx, obra, cena, said))
    }
    const dia = addDays(obra.inicio, 12)
    if (dia > today) continue
    const texto = OCORRENCIAS[place % OCORRENCIAS.length] ?? ''
    const said = { ...own, ...by(dia), tipo: 'ocorrencia' as const, texto, chave: chaveOf(obra.id, 'livro') }
    await saveAs(trx, fiscal, () => insertRegistro(trx, said))
  }
}
