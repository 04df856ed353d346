import { describe, expect, it } from 'vitest'
import { impedimento, semSenha } from './alvo.ts'

const bom = {
  versao: 160_004,
  so_leitura: false,
  codificacao: 'UTF8',
  usuario: 'paco',
  pode_criar: true,
  pode_estender: true,
  objetos: 0,
}

describe('a server that a city would move to', () => {
  it.each([
    ['is as it should be', {}, null],
    ['is the oldest that does', { versao: 140_000 }, null],
    ['is too old', { versao: 130_012 }, /13 .*use a 14/],
    ['only reads', { so_leitura: true }, /só aceita leitura/],
    ['knows few letters', { codificacao: 'LATIN1' }, /LATIN1.*UTF8/],
    ['lets no table be made', { pode_criar: false }, /paco não pode criar tabelas/],
    ['lacks extensions', { pode_estender: false }, /pg_trgm e unaccent/],
    ['has something in it', { objetos: 1 }, /não está vazio/],
  ])('%s', (_name, told, why) => {
    const said = impedimento({ ...bom, ...told })
    if (why === null) expect(said).toBeNull()
    else expect(said).toMatch(why)
  })

  it.each([
    ['postgresql://paco:segredo@db:5432/paco', 'postgresql://paco@db:5432/paco'],
    ['postgresql://db/paco?user=paco&password=segredo', 'postgresql://db/paco?user=paco'],
  ])('is named without its password: %s', (address, told) => {
    expect(semSenha(address)).toBe(told)
  })
})
