import type {
  ContractInput,
  ContractTemplateInput,
  ContractTemplates,
  DealContracts,
  ShownInput,
} from '@diyar/contract/contracts';
import type { DealId } from '@diyar/contract/rules/ids';
import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

const TEMPLATES = 'GET /admin/contract-templates';
export const useTemplates = () => useRead(TEMPLATES, {});

/** The answer of every write are the templates as they are then. */
function useTemplateWrite<Input>(write: (input: Input) => Promise<ContractTemplates>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: write,
    onSuccess: (saved) => client.setQueryData(readKey(TEMPLATES, {}), saved),
  });
}

/** The fields before the file: the server reads them first. */
function formOf(file: File, fields: Partial<ContractTemplateInput> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, String(value));
  form.append('file', file, file.name);
  return form;
}

export const useAddTemplate = () =>
  useTemplateWrite(({ file, ...fields }: ContractTemplateInput & { file: File }) =>
    api('POST /admin/contract-templates', { form: formOf(file, fields) }),
  );
export const useAddVersion = (templateId: number) =>
  useTemplateWrite((file: File) =>
    api('POST /admin/contract-templates/{templateId}/versions', {
      params: { templateId },
      form: formOf(file),
    }),
  );
export const useChangeTemplate = (templateId: number) =>
  useTemplateWrite((body: ContractTemplateInput) =>
    api('PATCH /admin/contract-templates/{templateId}', { params: { templateId }, body }),
  );
export const useUseVersion = (templateId: number) =>
  useTemplateWrite((versionId: number | null) =>
    api('POST /admin/contract-templates/{templateId}/use', { params: { templateId }, body: { versionId } }),
  );
export const versionFile = (versionId: number) =>
  api('GET /admin/contract-versions/{versionId}/file', { params: { versionId } });

const CONTRACTS = 'GET /admin/deals/{id}/contracts';
export const useContracts = (id: DealId) => useRead(CONTRACTS, { params: { id } });

function useContractWrite<Input>(id: DealId, write: (input: Input) => Promise<DealContracts>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: write,
    onSuccess: (saved) => client.setQueryData(readKey(CONTRACTS, { params: { id } }), saved),
  });
}

export const useMakeContract = (id: DealId) =>
  useContractWrite(id, (body: ContractInput) =>
    api('POST /admin/deals/{id}/contracts', { params: { id }, body }),
  );
export const useSignContract = (id: DealId, contractId: number) =>
  useContractWrite(id, ({ signedOn, scan }: { signedOn: string; scan: File }) => {
    const form = new FormData();
    form.append('signedOn', signedOn);
    form.append('file', scan, scan.name);
    return api('POST /admin/contracts/{contractId}/signed', { params: { contractId }, form });
  });
export const useShowContract = (id: DealId, contractId: number) =>
  useContractWrite(id, (body: ShownInput) =>
    api('POST /admin/contracts/{contractId}/shown', { params: { contractId }, body }),
  );
export const contractFile = (contractId: number) =>
  api('GET /admin/contracts/{contractId}/file', { params: { contractId } });
export const contractScan = (contractId: number) =>
  api('GET /admin/contracts/{contractId}/scan', { params: { contractId } });
