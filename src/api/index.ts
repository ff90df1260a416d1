export * from './ApiError.ts';
export * from './createApiClient.ts';
