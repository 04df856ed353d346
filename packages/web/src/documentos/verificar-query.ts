import { verificarCalls } from '@paco/domain/documentos/contract'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../http/client.ts'

/** What the city hall knows of a file, by its fingerprint. */
export const verificarQuery = (sha256: string) =>
  queryOptions({
    queryKey: ['/api/verificar', sha256],
    queryFn: async ({ signal }) => {
      const { data } = await request(verificarCalls.verifyArquivo, { params: { sha256 }, signal })
      const [answer] = data.Result
      if (!answer) throw new Error('The answer is empty.')
      return answer
    },
  })
