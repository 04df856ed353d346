import type { LinhaDoLote } from '@paco/domain/importacoes/lote'
import type { Received } from '../../ui/test/fake-server.ts'
import type { Achados } from './queries.ts'

/** A project as a row to edit. */
export const projeto = (id: number, nome: string, own: Partial<LinhaDoLote> = {}): LinhaDoLote => ({
  id,
  versao: 1,
  titulo: nome,
  recusa: null,
  travados: [],
  ...own,
  valores: {
    secretaria_nome: 2,
    nomeprojeto: nome,
    gestorprocesso: null,
    status: 'Em andamento',
    progresso: 40,
    ano: 2026,
    valor: 1000,
    datafimetapa6: '2026-12-18',
    natureza: 'obra',
    ...own.valores,
  },
})

export const PROJETOS = [
  projeto(7, 'Escola Norte'),
  projeto(8, 'Ponte do Rio', { travados: ['valor'] }),
  projeto(9, 'Praça', { recusa: 'Você não tem permissão para editar este projeto.' }),
]

export const achados: Achados = { ids: [7, 8, 9], total: 3 }

const NOMES = {
  secretarias: [
    { id: 2, nome: 'Obras' },
    { id: 3, nome: 'Saúde' },
  ],
}

/** Answers as a server whose batches all are saved. */
export const savesAll = ({ method, path, body }: Received): Response => {
  if (method === 'PUT') {
    const { linhas } = body as { linhas: { id: number; versao: number }[] }
    return Response.json({
      Status: 'Success',
      importacao: 12,
      linhas: linhas.map(({ id, versao }) => ({ id, versao: versao + 1 })),
    })
  }
  if (path === '/api/importacoes/12/desfazer') return Response.json({ Status: 'Success', Result: [] })
  if (path === '/api/importacoes/12')
    return Response.json({
      Status: 'Success',
      Result: [{ id: 12, versao: 1, titulo: 'Edição em lote de projetos', feitas: 2, situacao: 'desfeita' }],
    })
  if (path === '/api/getprojetocompleto')
    return Response.json(
      { Status: 'Success', Result: PROJETOS.map(({ id }) => ({ id })) },
      { headers: { 'X-Total-Count': '812' } },
    )
  return Response.json({ Status: 'Success', Result: PROJETOS, nomes: NOMES })
}
