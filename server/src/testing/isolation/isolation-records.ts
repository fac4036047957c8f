import type { RecordKind } from '@waybill/contract/shared/record-kinds';
import type { Caller, TestTenant } from '#testing/test-app.ts';

/** The forms of a record's id: a number, a uuid, or a text such as a token. */
export type Name = { readonly number?: number; readonly guid?: string; readonly text?: string };

/** The owner of the records. */
type Island = {
  readonly tenant: TestTenant;
  /** An administrator of the tenant. */
  readonly admin: Caller;
  readonly company: string;
  readonly customer: { readonly number: number; readonly guid: string };
  /** Unique per customer. */
  readonly code: string;
};

type Input = Readonly<Record<string, unknown>>;

type IsolationRecords<OfCustomer extends RecordKind, OfTenant extends RecordKind> = {
  /** Kinds of records that belong to one customer. */
  readonly ofCustomer: readonly OfCustomer[];
  /** Kinds that all customers of a tenant share. */
  readonly ofTenant: readonly OfTenant[];
  /**
   * Input members that some endpoints need besides ids, with a unique name; all others use the
   * smallest input. Ids in it are replaced by the caller's own.
   */
  readonly inputs?: Readonly<Record<string, (name: string) => Input>>;
  /** Makes one record of each kind. */
  readonly make: (island: Island) => Promise<Readonly<Record<OfCustomer | OfTenant, Name>>>;
};

/** Declares the records of a context for the isolation test. */
export const isolationRecords = <
  const OfCustomer extends RecordKind,
  const OfTenant extends RecordKind,
>(
  records: IsolationRecords<OfCustomer, OfTenant>,
): IsolationRecords<OfCustomer, OfTenant> => records;
