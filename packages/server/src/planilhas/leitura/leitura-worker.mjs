import { answer } from '../../work/answer.mjs'
import { readCsv } from './csv.mjs'
import { Livro } from './livro.mjs'
import { readOds } from './ods.mjs'
import { Partes } from './partes.mjs'
import { readXlsx } from './xlsx.mjs'

/**
 * The process in which spreadsheets that people send are unpacked and read, one at a time.
 * @param {import('./ler.ts').LeituraRequest} request
 */
async function read({ bytes, nome, formato, partes, ...options }) {
  const livro = new Livro(options)
  if (formato === 'csv') readCsv(bytes, nome, livro)
  else await (formato === 'ods' ? readOds : readXlsx)(new Partes(bytes, partes), livro)
  return livro.lidas
}

answer(read)
