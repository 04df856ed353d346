import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const verificar: Chapter = {
  id: 'verificar',
  lead: 'Com um arquivo na mão, qualquer pessoa confere se ele é, byte por byte, o que a prefeitura guardou.',
  who: 'Todos, sem login. De um documento que ainda não é público se diz só que está guardado, não o que ele é.',
  body: (
    <>
      <Topic title="Conferir um arquivo">
        <p>
          Em <b>Verificar documento</b>, no menu, arraste o arquivo ou escolha-o. Ele não sai do aparelho: o
          código SHA-256 é calculado ali mesmo, e só o código é consultado. Quem tem só o código cola-o no
          campo. A página do projeto leva até ali por <b>Verificar</b>, ao lado de cada documento público.
        </p>
      </Topic>
      <Topic title="O que a resposta diz">
        <p>
          Desde quando o arquivo está guardado, de que documento e versão é, se há versão mais nova ou se foi
          tornado sem efeito, e o registro da trilha de auditoria que o lacrou. <b>Não encontramos</b> quer
          dizer que nenhum documento tem exatamente estes bytes: basta um bit mudado, e o mesmo texto
          exportado de novo é outro arquivo.
        </p>
      </Topic>
      <Topic title="Assinaturas dentro do PDF">
        <p>
          São reconhecidas as assinaturas que o PDF traz: quem assinou, segundo o certificado, quando diz ter
          assinado, e se o arquivo ainda é o que foi assinado ou recebeu acréscimos depois. A cadeia de
          certificados não é validada: para isso há o validador do ITI.
        </p>
      </Topic>
    </>
  ),
}
