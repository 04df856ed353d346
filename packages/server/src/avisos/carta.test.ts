import { setCidade } from '@paco/domain/cidade/atual'
import { SEM_CIDADE } from '@paco/domain/cidade/padrao'
import { afterEach, describe, expect, it } from 'vitest'
import { remetenteOf } from './carta.ts'
import { letterOf } from './mensagem.ts'

const TEFE = { ...SEM_CIDADE, nome: 'Tefé', nome_orgao: 'Prefeitura Municipal' }
afterEach(() => setCidade(SEM_CIDADE))

describe('who letters are from', () => {
  it.each([
    ['avisos@tefe.gov.br', 'Prefeitura Municipal de Tefé'],
    ['<avisos@tefe.gov.br>', 'Prefeitura Municipal de Tefé'],
    ['Obras <avisos@tefe.gov.br>', 'Obras'],
    ['"Obras, Tefé" <avisos@tefe.gov.br>', 'Obras, Tefé'],
  ])('%s', (de, name) => {
    setCidade(TEFE)
    expect(remetenteOf(de)).toEqual({ name, address: 'avisos@tefe.gov.br' })
  })
})

describe('a letter', () => {
  const made = async (cor_primaria: string | null, nome_orgao = TEFE.nome_orgao) => {
    setCidade({ ...TEFE, cor_primaria, nome_orgao })
    const conteudo = {
      assunto: 'A',
      abertura: 'B',
      avisos: [],
      outros: 0,
      endereco: 'https://x.gov.br',
      codigo: 'c',
    }
    const para = { name: 'Ana', address: 'ana@x.gov.br' }
    const envelope = {
      de: remetenteOf('a@x.gov.br'),
      para,
      mensagem: '1',
      data: new Date('2026-06-01T12:00:00Z'),
    }
    return (await letterOf(conteudo, envelope)).toString('utf8')
  }

  it('has links in the city’s colour, where it has one, and says whose it is', async () => {
    expect(await made(null)).toContain('color:#1d4f91')
    const own = await made('#7a1f3d')
    expect(own).toContain('color:#7a1f3d')
    expect(own).not.toContain('#1d4f91')
    expect(own).toContain('sistema de processos da Prefeitura Municipal')
  })

  it('has one sender, whatever the city is called', async () => {
    const [head = ''] = (await made(null, 'Prefeitura <x@y>\r\nBcc: z@y')).split('\r\n\r\n')
    expect(head.match(/^From:/gm)).toHaveLength(1)
    expect(head).not.toMatch(/^Bcc:/m)
  })
})
