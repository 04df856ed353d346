import * as z from 'zod/mini'
import { distanceKm } from '../mapa/lugar.ts'
import { formatNumber } from '../shared/formats.ts'
import type { RegistroDiario } from './registro.ts'

const lugar = z.object({ latitude: z.number(), longitude: z.number() })

/** What the diary's page says of its project before any entry. */
export const cabecalhoDiario = z.object({
  id_projeto: z.number(),
  nomeprojeto: z.string(),
  secretaria_nome: z.string(),
  /** The stage that is running, by which a new entry is guessed. */
  etapa_atual: z.nullable(z.number()),
  /** Its point on the map. */
  ponto: z.nullable(lugar),
  /** Those an occurrence may name; none to whoever does not write. */
  contratos: z.array(z.object({ id: z.number(), nome: z.string() })),
  /** Who asked, as the server knows them: a session that has ended reads as everyone does. */
  leitor: z.nullable(z.number()),
  escreve: z.boolean(),
  le_livro: z.boolean(),
})
export type CabecalhoDiario = z.output<typeof cabecalhoDiario>

type Lugar = z.output<typeof lugar>

/** How far from the project's point an entry was made: `a 340 m do ponto da obra`. */
export function distanciaDaObra(
  { latitude, longitude }: Pick<RegistroDiario, 'latitude' | 'longitude'>,
  ponto: Lugar | null,
): string | null {
  if (ponto === null || latitude === null || longitude === null) return null
  const metres = distanceKm(ponto, { latitude, longitude }) * 1000
  if (metres < 1000) return `a ${formatNumber(Math.round(metres / 10) * 10)} m do ponto da obra`
  return `a ${formatNumber(Math.round(metres / 100) / 10)} km do ponto da obra`
}

/** Whether a picture's camera wrote another day into it than the one that was typed. */
export const diaDiverge = ({ dia, exif_dia }: Pick<RegistroDiario, 'dia' | 'exif_dia'>): boolean =>
  exif_dia !== null && exif_dia !== dia
