import { type CoordenadaCreate, coordenadaCreate } from '@paco/domain/mapa/coordenada'
import { fold } from '@paco/domain/shared/fold'
import type { Trx } from '../db/database.ts'
import { insertCoordenada } from '../mapa/queries.ts'
import type { Cadastrado } from './projetos.ts'
import { type Draw, drawFrom } from './random.ts'

const SEED = 12_525
/** So many are on the map; the others wait for somebody to put them there. */
const COUNT = 120
/** About 300 m, in millionths of a degree. */
const AROUND = 2_700

interface Marco {
  readonly bairro: string
  readonly latitude: number
  readonly longitude: number
}

/** Squares, schools and stations of the city by their neighbourhoods; near enough for a demonstration. */
const MARCOS: readonly Marco[] = [
  { bairro: 'Centro', latitude: -22.8158, longitude: -45.1928 },
  { bairro: 'Centro', latitude: -22.816, longitude: -45.1922 },
  { bairro: 'Jardim Aeroporto', latitude: -22.7917, longitude: -45.2044 },
  { bairro: 'Escola de Especialistas de Aeronáutica', latitude: -22.786, longitude: -45.204 },
  { bairro: 'Pedregulho', latitude: -22.801, longitude: -45.193 },
  { bairro: 'Jardim Esperança', latitude: -22.8075, longitude: -45.1795 },
  { bairro: 'Campo do Galvão', latitude: -22.81, longitude: -45.195 },
  { bairro: 'Centro', latitude: -22.814, longitude: -45.1905 },
  { bairro: 'Centro', latitude: -22.8168, longitude: -45.194 },
  { bairro: 'Centro', latitude: -22.813, longitude: -45.1918 },
  { bairro: 'Santa Rita', latitude: -22.8115, longitude: -45.1885 },
  { bairro: 'Chácara Selles', latitude: -22.8095, longitude: -45.187 },
  { bairro: 'Pedregulho', latitude: -22.805, longitude: -45.1965 },
  { bairro: 'Jardim Aeroporto', latitude: -22.7965, longitude: -45.2005 },
  { bairro: 'Vila Paraíba', latitude: -22.8085, longitude: -45.1845 },
  { bairro: 'Jardim do Vale', latitude: -22.8255, longitude: -45.18 },
  { bairro: 'São Gonçalo', latitude: -22.8285, longitude: -45.1905 },
  { bairro: 'Campo do Galvão', latitude: -22.812, longitude: -45.1945 },
  { bairro: 'Nova Guará', latitude: -22.8235, longitude: -45.1975 },
  { bairro: 'Engenheiro Neiva', latitude: -22.793, longitude: -45.159 },
  { bairro: 'Parque do Sol', latitude: -22.82, longitude: -45.17 },
  { bairro: 'Parque São Francisco', latitude: -22.799, longitude: -45.212 },
  { bairro: 'São Manoel', latitude: -22.7945, longitude: -45.215 },
  { bairro: 'Rocinha', latitude: -22.902, longitude: -45.121 },
]

/** Those of the neighbourhood a project names; none where it names none of these. */
const marcosIn = (nome: string) => MARCOS.filter(({ bairro }) => fold(nome).includes(fold(bairro)))

function near(marcos: readonly Marco[], draw: Draw) {
  const marco = marcos[draw.whole(0, marcos.length - 1)] as Marco
  const shifted = (degrees: number) => degrees + draw.whole(-AROUND, AROUND) / 1_000_000
  return { latitude: shifted(marco.latitude), longitude: shifted(marco.longitude) }
}

/** The points of the demo city: first what says where it is, then what could be anywhere. */
export function listPontos(projetos: readonly Cadastrado[]): CoordenadaCreate[] {
  const draw = drawFrom(SEED)
  const placed = projetos.map(({ id, body }) => ({ id, marcos: marcosIn(body.nomeprojeto) }))
  const named = placed.filter(({ marcos }) => marcos.length > 0)
  const others = draw.shuffle(placed.filter(({ marcos }) => marcos.length === 0))
  return [...named, ...others]
    .slice(0, COUNT)
    .map(({ id, marcos }) =>
      coordenadaCreate.parse({ id_projeto: id, ...near(marcos.length > 0 ? marcos : MARCOS, draw) }),
    )
}

export async function fillMapa(trx: Trx, projetos: readonly Cadastrado[]): Promise<void> {
  for (const ponto of listPontos(projetos)) await insertCoordenada(trx, ponto)
}
