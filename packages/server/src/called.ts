import { resolve } from 'node:path'

/** How the program was called: it works in its own folder, and whoever named a file meant theirs. */
const { PACO_AQUI, PACO_LIDAS, PACO_USUARIO } = process.env

export const fileOf = (name: string): string => resolve(PACO_AQUI ?? '', name)

/** From where the settings were read besides the environment, and as whom the program works; null where nothing was. */
export const readFrom = (lidas = PACO_LIDAS, usuario = PACO_USUARIO): string | null =>
  lidas ? `Configurações lidas de ${lidas}${usuario ? `, como o usuário ${usuario}` : ''}.` : null
