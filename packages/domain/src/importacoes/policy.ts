import { allowing } from '../http/access.ts'
import { canChangeSomeProjeto } from '../projetos/policy.ts'

/**
 * Whoever may write records of some list brings them in from a sheet too. Every page's menu asks it: it says so without the
 * lists themselves, each of which asks its own permission (`podeImportar`), never a wider one.
 */
export const canImport = canChangeSomeProjeto

export const importers = allowing(canImport, 'quem pode cadastrar ou alterar os registros')
